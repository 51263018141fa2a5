import type { Message } from '@lobby/contract';

/** Which of the team's messages say how far they came: one each at most. */
export interface Marks {
  /** The last one that the visitor has seen. */
  readonly seen: number | undefined;
  /** The last one of all, where it was not seen. */
  readonly sent: number | undefined;
}

/** @param seenSeq how far the conversation was in view of the visitor */
export function marksOf(messages: readonly Message[], seenSeq: number): Marks {
  const isReply = ({ author_kind: author, kind, deleted_at: removed }: Message) =>
    author === 'agent' && kind === 'text' && removed === undefined;
  const last = messages.findLast(isReply)?.seq;
  return {
    seen: messages.findLast((message) => message.seq <= seenSeq && isReply(message))?.seq,
    sent: last !== undefined && last > seenSeq ? last : undefined,
  };
}
