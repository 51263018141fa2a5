import type { Command, ConversationState, Decision } from './conversation-state.ts';
import { activity } from './decide-desk.ts';
import { isUnattended, toBot } from './owner-steps.ts';
import { event, unchanged, write } from './write-message.ts';

/** The visitor would rather go on with the bot than wait. */
export function leavesQueue(state: ConversationState, contactId: string, now: number): Decision {
  if (state.contactId !== contactId) return { refused: 'not_found' };
  if (state.status === 'resolved') return { refused: 'conversation_closed' };
  // Whoever was told that all are busy goes on with the bot, and is told no more.
  if (state.turnedAwaySeq !== null && state.ownerKind === 'bot') return { next: { ...state, turnedAwaySeq: 0 }, messages: [] };
  return isUnattended(state) ? write(toBot(state), event('returned_to_bot', null), now) : unchanged(state);
}

/** Colleagues see in the conversation where the visitor wishes to be answered. */
export function leavesAddress(
  state: ConversationState,
  { contactId, address }: Extract<Command, { kind: 'leave_address' }>,
  now: number,
): Decision {
  if (state.contactId !== contactId) return { refused: 'not_found' };
  return { next: state, messages: [], activity: activity(state, null, { name: 'address', to: address }, now) };
}

/** Whoever answers sees in the conversation what the visitor has read. The same article again is no second line. */
export function bringsArticle(
  state: ConversationState,
  { contactId, articleId, title }: Extract<Command, { kind: 'read_article' }>,
  now: number,
): Decision {
  if (state.contactId !== contactId) return { refused: 'not_found' };
  if (state.status === 'resolved') return { refused: 'conversation_closed' };
  return write(
    state,
    { ...event('article_read', title, { article_id: articleId }), clientMsgId: `article:${articleId}`, body: title },
    now,
  );
}
