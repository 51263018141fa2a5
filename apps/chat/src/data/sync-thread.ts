import { isBehind } from '#/state/thread.ts';
import type { Desk } from './desk.ts';
import type { Identity } from './visitor-session.ts';
import { PAGE_LIMIT } from './visitor.ts';

/**
 * Reads everything after what this page holds, page by page, until nothing is missing.
 * @param onTypist told who is typing, or that nobody is, while no socket tells it
 */
export async function syncThread(
  { api, store, isConnected }: Desk,
  { token, conversationId }: Identity,
  onTypist: (name: string | null) => void,
): Promise<void> {
  for (;;) {
    const afterSeq = store.get().thread.cursor;
    const page = await api.sync(token, { conversationId, afterSeq, typing: !isConnected() });
    if (page.typing !== undefined && store.get().conversationId === conversationId) onTypist(page.typing);
    store.dispatch({ type: 'page', conversationId, items: page.items, lastSeq: page.last_seq, standing: page.state });
    const { conversationId: current, thread } = store.get();
    // An empty page while the server says that there is more would be asked for forever.
    if (current !== conversationId || !isBehind(thread) || thread.cursor === afterSeq) return;
  }
}

/** Reads the page that ends where the thread now begins; resolves to false where the beginning is held. */
export async function readEarlier({ api, store }: Desk, { token, conversationId }: Identity): Promise<boolean> {
  const { floor } = store.get().thread;
  if (floor === 0) return false;
  const afterSeq = Math.max(0, floor - PAGE_LIMIT);
  const page = await api.sync(token, { conversationId, afterSeq, limit: floor - afterSeq });
  store.dispatch({ type: 'page', conversationId, items: page.items, lastSeq: page.last_seq, standing: page.state });
  return store.get().thread.floor > 0 && store.get().thread.floor < floor;
}
