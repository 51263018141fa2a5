import type { Command, ConversationState, Decision } from './conversation-state.ts';
import { unchanged, write } from './write-message.ts';

/** A channel says something by itself, in the bot's name: whoever waits goes on waiting, and what is resolved stays so. */
export function tells(
  state: ConversationState,
  { clientMsgId, botName, body, when }: Extract<Command, { kind: 'tell' }>,
  now: number,
): Decision {
  const isWaiting = state.ownerKind === 'queue' || state.ownerKind === 'agent';
  const isOver = state.status === 'resolved';
  const isSo = { waiting: isWaiting, open: !isOver && !state.isBlocked, resolved: isOver && state.endedAs === null };
  if (!isSo[when]) return unchanged(state);
  return write(state, { clientMsgId, authorKind: 'bot', authorName: botName, body }, now);
}
