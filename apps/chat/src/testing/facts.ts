import type { Message } from '@lobby/contract';

/** When conversations of tests take place: a morning in a year that has passed. */
export const NINE = Date.UTC(2026, 2, 3, 9, 0);

/** A stored message. */
export function messageOf(message: Partial<Message> = {}): Message {
  const seq = message.seq ?? 1;
  return {
    id: crypto.randomUUID(),
    conversation_id: 'conversation-1',
    seq,
    client_msg_id: crypto.randomUUID(),
    author_kind: 'bot',
    author_name: null,
    kind: 'text',
    body: `Message ${seq}`,
    created_at: NINE + seq * 1_000,
    ...message,
  };
}
