import type { Chat } from '#/data/open-chat.ts';

/** Files of messages that wait to be sent, and where the tab last was: of whatever business, they are this visitor's. */
const FILES = 'lobby-files';
const PLACES = 'lobby-chat-places';

/** For a sign-out on the page around: ends the chat, and leaves nothing of its visitor in this browser. */
export async function forgetVisitor(chat: Chat): Promise<void> {
  chat.close();
  document.body.replaceChildren();
  forgetKept(chat.tenant);
  // What was beginning meanwhile is kept when it has begun.
  await chat.identity().catch(() => undefined);
  forgetKept(chat.tenant);
}

function forgetKept(tenant: string): void {
  for (const open of [() => localStorage, () => sessionStorage]) forgetIn(open, tenant);
  try {
    indexedDB.deleteDatabase(FILES);
  } catch {
    // Where the browser refuses its database, nothing is in it.
  }
}

function forgetIn(open: () => Storage, tenant: string): void {
  try {
    const storage = open();
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const name of names) if (name === PLACES || `${name}:`.includes(`:${tenant}:`)) storage.removeItem(name);
  } catch {
    // Blocked storage holds nothing.
  }
}
