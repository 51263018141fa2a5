import type { RatingReason } from '@lobby/contract';
import type { Command, ConversationState, Decision } from './conversation-state.ts';
import { event, unchanged, write } from './write-message.ts';

/** A second rating replaces the first; the same one again is a repeat. */
export function rates(state: ConversationState, command: Extract<Command, { kind: 'rate' }>, now: number): Decision {
  const { contactId, score, comment, reasons } = command;
  if (state.contactId !== contactId) return { refused: 'not_found' };
  if (state.csatScore === score && state.csatComment === comment && isSameReasons(state.csatReasons, reasons)) return unchanged(state);
  return write(
    { ...state, csatScore: score, csatComment: comment, csatReasons: reasons, csatAt: now },
    event('rated', null, { score }),
    now,
  );
}

function isSameReasons(before: readonly RatingReason[], given: readonly RatingReason[]): boolean {
  return before.length === given.length && given.every((reason) => before.includes(reason));
}
