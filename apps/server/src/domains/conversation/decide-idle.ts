import type { Command, ConversationState, Decision } from './conversation-state.ts';
import { closes } from './owner-steps.ts';
import { event, unchanged, write } from './write-message.ts';

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

/** Asks, once, whether it helped; the bot speaks, whoever answered. */
export function asksIdle(state: ConversationState, { lastSeq, body, botName }: Of<'ask_idle'>, now: number): Decision {
  const isIdle = state.lastSeq === lastSeq && state.askedAt === null && (state.status === 'bot' || state.status === 'waiting');
  if (!isIdle) return unchanged(state);
  const asked = write(state, { authorKind: 'bot', authorName: botName, body }, now);
  return { messages: asked.messages, next: { ...asked.next, askedAt: now } };
}

/** Ends what nobody has answered since it was asked about, or where nobody is asked what is quiet. */
export function resolvesIdle(state: ConversationState, { lastSeq, unasked = false }: Of<'resolve_idle'>, now: number): Decision {
  const isIdle = unasked ? state.status === 'bot' || state.status === 'waiting' : state.askedAt !== null && state.status !== 'resolved';
  if (state.lastSeq !== lastSeq || !isIdle) return unchanged(state);
  return closes(state, event('resolved', null), now);
}
