import { lazyPart } from '#/components/lazy-part.tsx';

/** The menu; its room is kept free. */
export const ChatMenu = lazyPart(async () => (await import('./chat-menu.tsx')).ChatMenu, <span className="size-10" />);
/** What a browser that keeps nothing means. */
export const StorageNotice = lazyPart<object>(async () => (await import('./storage-notice.tsx')).StorageNotice);
/** The page of an address that names no business. */
export const NoSuchChat = lazyPart(async () => (await import('./no-such-chat.tsx')).NoSuchChat);
