import type { Agent, Command, ConversationState, Decision } from './conversation-state.ts';
import { activity } from './decide-desk.ts';
import { closes, ended } from './owner-steps.ts';
import { event, unchanged } from './write-message.ts';

/** Ends without a word to the visitor, so that who sends spam learns nothing; colleagues see by whom it was marked. */
export function isSpam(state: ConversationState, agent: Agent | null, now: number): Decision {
  const isLate = agent === null && state.lastSeq > 0;
  if (isLate || state.endedAs === 'spam') return unchanged(state);
  const marked: ConversationState = { ...ended(state, now), endedAs: 'spam' };
  return { next: marked, messages: [], activity: activity(marked, agent, { name: 'spam' }, now) };
}

/** Ends what waits for a person and whose visitor has gone; writing again leads back into the queue. */
export function isAbandoned(state: ConversationState, { lastSeq }: Extract<Command, { kind: 'abandon' }>, now: number): Decision {
  if (state.status !== 'queued' || state.lastSeq !== lastSeq) return unchanged(state);
  const { next, messages } = closes(state, event('abandoned', null), now);
  return { next: { ...next, endedAs: 'abandoned' }, messages };
}
