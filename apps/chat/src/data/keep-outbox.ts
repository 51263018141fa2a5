import type { ChatEvent, ChatState } from '#/state/chat-state.ts';
import type { KeptOutbox } from '#/state/kept-outbox.ts';
import type { Outbox } from '#/state/outbox.ts';
import type { Store } from '#/state/store.ts';

/** Writes every change of the unsent messages to where a reload does not lose them, each with its conversation. */
export function keepOutbox(store: Store<ChatState, ChatEvent>, kept: KeptOutbox): () => void {
  let before: Outbox = store.get().unsent;
  return store.subscribe(() => {
    const { unsent } = store.get();
    if (unsent === before) return;
    for (const each of unsent) if (!before.includes(each)) kept.put(each.conversationId, each);
    const places = new Map(unsent.map(({ clientMsgId, conversationId }) => [clientMsgId, conversationId]));
    for (const { clientMsgId, conversationId } of before)
      if (!places.has(clientMsgId) || places.get(clientMsgId) !== conversationId) kept.remove(conversationId, clientMsgId);
    before = unsent;
  });
}
