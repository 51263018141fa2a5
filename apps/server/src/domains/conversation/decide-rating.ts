import type { Command, ConversationState, Decision } from './conversation-state.ts';
import { event, unchanged, write } from './write-message.ts';

/** A second rating replaces the first; the same one again is a repeat. */
export function rates(state: ConversationState, command: Extract<Command, { kind: 'rate' }>, now: number): Decision {
  const { contactId, score, comment } = command;
  if (state.contactId !== contactId) return { refused: 'not_found' };
  if (state.csatScore === score && state.csatComment === comment) return unchanged(state);
  return write({ ...state, csatScore: score, csatComment: comment, csatAt: now }, event('rated', null, { score }), now);
}
