// Shows notifications where only a worker may, as on phones and while no page is open, and opens what one is about. It keeps nothing and
// answers no request.

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
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', hear: () => void): void;
  addEventListener(name: 'notificationclick', hear: (event: Click) => void): void;
  addEventListener(name: 'push', hear: (event: Push) => void): void;
}
interface Click {
  readonly notification: Notification;
  waitUntil(work: Promise<void>): void;
}

interface Push {
  readonly data: { json(): unknown } | null;
  waitUntil(work: Promise<void>): void;
}
/** As a browser that knows declarative messages shows it by itself. */
interface Declared {
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly navigate: string;
    readonly tag: string;
    readonly lang: string;
  };
}

const worker = globalThis as unknown as Worker;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

worker.addEventListener('push', (event) => {
  if (!event.data) return;
  const { notification } = event.data.json() as Declared;
  const { title, body, navigate, tag, lang } = notification;
  const { pathname, search } = new URL(navigate);
  event.waitUntil(worker.registration.showNotification(title, { body, tag, lang, data: pathname + search }));
});

/** In a page of the dashboard that is there already, or else in a new one. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith('/dashboard'));
  if (!page) return void (await worker.clients.openWindow(path));
  await page.focus();
  page.postMessage({ open: path }, { transfer: [] });
}
