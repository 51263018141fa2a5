import { lazyPart } from '#/components/lazy-part.tsx';

/** The menu; its room is kept free. */
export const ChatMenu = lazyPart(async () => (await import('./chat-menu.tsx')).ChatMenu, <span className="size-10" />);
/** The page of an address that names no business. */
export const NoSuchChat = lazyPart(async () => (await import('./no-such-chat.tsx')).NoSuchChat);
/** What the visitor should know of the connection, and of a browser that keeps nothing. */
export const ChatNotices = lazyPart<object>(async () => (await import('./chat-notices.tsx')).ChatNotices);
