import { hasPerson, type ChatState } from '#/state/chat-state.ts';

/** How far an own message has come: the business has it, the person who answers has it, that person has seen it. */
export type Receipt = 'sent' | 'delivered' | 'seen';

/**
 * What is known of the visitor's latest messages, by number: of the last one, and of the last one that was seen where that is another.
 * Nothing once somebody has said something since.
 */
export function receiptsOf({ thread, standing }: Pick<ChatState, 'thread' | 'standing'>): ReadonlyMap<number, Receipt> {
  const said = thread.messages.filter(({ kind, deleted_at: deletedAt }) => kind === 'text' && deletedAt === undefined);
  const since = said.slice(said.findLastIndex(({ author_kind: author }) => author !== 'contact') + 1);
  const last = since.at(-1);
  if (!last || !standing || standing.status === 'resolved') return NONE;
  if (!hasPerson(standing)) return new Map([[last.seq, 'sent']]);
  const seen = since.findLast(({ seq }) => seq <= standing.staff_seen_seq);
  return new Map<number, Receipt>([[last.seq, 'delivered'], ...(seen ? [[seen.seq, 'seen'] as const] : [])]);
}

const NONE: ReadonlyMap<number, Receipt> = new Map();
