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
  readonly onOpen: () => void;
}

/** Shows a notification of the browser. @returns false where it may not, or cannot without a worker, as on phones */
export function showNotification({ title, body, about, onOpen }: Shown): boolean {
  if (allowedNotifications() !== 'granted') return false;
  try {
    const shown = new Notification(title, { body, tag: about });
    shown.addEventListener('click', () => {
      globalThis.focus();
      shown.close();
      onOpen();
    });
    return true;
  } catch {
    return false;
  }
}
