import type { ChatEvent, ChatState } from '#/state/chat-state.ts';
import type { KeptOutbox } from '#/state/kept-outbox.ts';
import type { Outbox } from '#/state/outbox.ts';
import type { Store } from '#/state/store.ts';

/** Writes every change of the unsent messages to where a reload does not lose them; before a conversation, to the last one. */
export function keepOutbox(store: Store<ChatState, ChatEvent>, kept: KeptOutbox, lastConversation: () => string | undefined): () => void {
  let before: Outbox = store.get().unsent;
  return store.subscribe(() => {
    const { unsent, conversationId = lastConversation() } = store.get();
    if (unsent === before) return;
    kept.follow(conversationId, before, unsent);
    before = unsent;
  });
}
