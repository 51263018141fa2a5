import { useEffect, useState } from 'react';
import type { Chat } from '#/data/open-chat.ts';
import { emptyDraft, keepDraft, readDraft, type OrderDraft } from '#/state/order-draft.ts';

/** Messages of the chat that a new work order begins with. */
const BROUGHT = 3;

/** A change of a draft, or how it follows from the draft as it is by then. */
export type DraftChange = Partial<OrderDraft> | ((before: OrderDraft) => Partial<OrderDraft>);

/** The work order that is being written. It begins with what was said in the chat, and is kept with every key. */
export function useOrderDraft(chat: Chat): [OrderDraft, (change: DraftChange) => void] {
  const { local } = chat.storage;
  const [draft, setDraft] = useState(() => readDraft(local, chat.tenant) ?? { ...emptyDraft(), ...fromChat(chat) });
  const change = (part: DraftChange) => setDraft((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }));
  useEffect(() => keepDraft(local, chat.tenant, draft), [local, chat.tenant, draft]);
  return [draft, change];
}

/** What the visitor has said last in the chat, and which chat it was. */
function fromChat(chat: Chat): Partial<OrderDraft> {
  const { thread, conversationId } = chat.store.get();
  const said = thread.messages.filter(({ author_kind: author, kind, body }) => author === 'contact' && kind === 'text' && body !== '');
  if (said.length === 0) return {};
  return {
    chatId: conversationId ?? null,
    description: said
      .slice(-BROUGHT)
      .map(({ body }) => body)
      .join('\n'),
  };
}
