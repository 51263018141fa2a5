import { lazyPart } from '#/components/lazy-part.tsx';

/** The menu; its room is kept free. */
export const ChatMenu = lazyPart(async () => (await import('./chat-menu.tsx')).ChatMenu, <span className="size-10" />);
/** The page of an address that names no business. */
export const NoSuchChat = lazyPart(async () => (await import('./no-such-chat.tsx')).NoSuchChat);
/** What the visitor should know of the connection, and of a browser that keeps nothing. */
export const ChatNotices = lazyPart<object>(async () => (await import('./chat-notices.tsx')).ChatNotices);
/** The ways to what stands beside the chat; their room is kept free. */
export const ChatTabs = lazyPart(
  async () => (await import('./chat-tabs.tsx')).ChatTabs,
  <div className="h-15 shrink-0 border-t border-border [@media(max-height:420px)]:hidden" />,
);
/** Begins on the home of the chat where the business wants that. */
export const OpenHome = lazyPart(async () => (await import('./open-home.tsx')).OpenHome);
/** Over the face in the header: leads to the home of the chat. */
export const HomeLink = lazyPart<object>(async () => (await import('./home-link.tsx')).HomeLink);
