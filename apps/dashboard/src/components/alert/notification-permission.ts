import worker from './notify.worker.ts?worker&url';

/** `unsupported` where the browser has no notifications that a page can show. */
export type Allowed = NotificationPermission | 'unsupported';

export const allowedNotifications = (): Allowed => ('Notification' in globalThis ? Notification.permission : 'unsupported');

/** Asks the person, where nobody has answered yet. */
export async function askForNotifications(): Promise<Allowed> {
  return allowedNotifications() === 'default' ? Notification.requestPermission() : allowedNotifications();
}

interface Shown {
  readonly title: string;
  readonly body: string;
  /** A later one about the same takes its place. */
  readonly about: string;
  /** What it opens, from the root on. */
  readonly path: string;
  readonly onOpen: (path: string) => void;
}

/** Shows a notification of the browser. @returns false where it may not, or the browser cannot */
export async function showNotification({ title, body, about, path, onOpen }: Shown): Promise<boolean> {
  if (allowedNotifications() !== 'granted') return false;
  try {
    const shown = new Notification(title, { body, tag: about });
    shown.addEventListener('click', () => {
      globalThis.focus();
      shown.close();
      onOpen(path);
    });
    return true;
  } catch {
    // Phones let only a worker show one.
    return showByWorker(title, { body, tag: about, data: path });
  }
}

/** Hears what a worker's notification opens, where this page is the one that it is opened in; returns how to stop. */
export function followNotifications(onOpen: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const hear = ({ data }: MessageEvent<{ open?: unknown } | null>) => {
    if (typeof data?.open === 'string') onOpen(data.open);
  };
  serviceWorker.addEventListener('message', hear);
  return () => serviceWorker.removeEventListener('message', hear);
}

/** Whether this browser can be told of something while no page is open. */
export const canSubscribe = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && allowedNotifications() !== 'unsupported';

/** Subscribes this browser. @param key of the server @throws where the browser or its push service refuses */
export async function subscribe(key: string): Promise<PushSubscription> {
  const registration = await workerAtWork();
  if (!registration) throw new Error('the worker of notifications did not start');
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function showByWorker(title: string, options: NotificationOptions): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await workerAtWork();
  if (!registration) return false;
  await registration.showNotification(title, options);
  return true;
}

async function workerAtWork(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.register(worker);
  if (!registration.active) await arrival(registration.installing ?? registration.waiting);
  return registration.active ? registration : undefined;
}

/** Resolves once a worker is at work, or is not coming. */
function arrival(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    if (!worker) return resolve();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}
