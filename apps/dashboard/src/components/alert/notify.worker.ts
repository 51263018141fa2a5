// Shows notifications where only a worker may, as on phones, and opens what one is about. It keeps nothing and answers no request.

interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: { open: string }, options: StructuredSerializeOptions): void;
}
/** What a service worker has beside what a page has, as far as it is needed here. */
interface Worker {
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', hear: () => void): void;
  addEventListener(name: 'notificationclick', hear: (event: Click) => void): void;
}
interface Click {
  readonly notification: Notification;
  waitUntil(work: Promise<void>): void;
}

const worker = globalThis as unknown as Worker;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** In a page of the dashboard that is there already, or else in a new one. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith('/dashboard'));
  if (!page) return void (await worker.clients.openWindow(path));
  await page.focus();
  page.postMessage({ open: path }, { transfer: [] });
}
