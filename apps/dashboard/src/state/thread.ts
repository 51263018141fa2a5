import { applyCorrections, type Message } from '@lobby/contract';

/** Sequence number of every conversation's first message. */
const FIRST_SEQ = 1;

/** The stored messages of one conversation that this page holds. */
export interface Thread {
  /** Ordered by `seq`, each once. */
  readonly messages: readonly Message[];
}

/**
 * Joins two copies of a thread, in whatever order, number and repetition their messages came. Of two copies of one
 * message the incoming one counts: it carries the later verdict.
 */
export function joinThreads(held: Thread | undefined, incoming: Thread): Thread {
  if (!held) return incoming;
  const bySeq = new Map(held.messages.map((message) => [message.seq, message]));
  for (const message of incoming.messages) {
    const before = bySeq.get(message.seq);
    // A message that did not change keeps its identity, so that its bubble is not drawn again.
    if (!before || before.verdict !== message.verdict || before.verdict_reason !== message.verdict_reason || before.body !== message.body)
      bySeq.set(message.seq, message);
  }
  return { messages: applyCorrections([...bySeq.values()].toSorted((a, b) => a.seq - b.seq)) };
}

/** The highest sequence number up to which nothing is missing after the first message held; 0 where none is held. */
export function heldUpTo({ messages }: Thread): number {
  let last = (messages[0]?.seq ?? 1) - 1;
  for (const { seq } of messages) {
    if (seq !== last + 1) break;
    last = seq;
  }
  return last;
}

/** True where messages before the first one held exist. */
export function hasEarlier({ messages }: Thread): boolean {
  return (messages[0]?.seq ?? FIRST_SEQ) > FIRST_SEQ;
}

/** Sequence number of the first of the visitor's last `unread` messages; undefined where none is unread. */
export function firstUnread(messages: readonly Message[], unread: number): number | undefined {
  return messages.filter(({ author_kind: author }) => author === 'contact').at(-unread || Infinity)?.seq;
}
