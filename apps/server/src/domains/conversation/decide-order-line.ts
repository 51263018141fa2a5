import type { Command, ConversationState, Decision } from './conversation-state.ts';
import { isUnattended, toBot } from './owner-steps.ts';
import { event, write } from './write-message.ts';

/** How a work order stands that came out of the conversation. The bot says so too where it has offered it, and goes on instead of the queue. */
export function tellsOrder(state: ConversationState, command: Extract<Command, { kind: 'tell_order' }>, now: number): Decision {
  const { clientMsgId, orderId, no, stage, said, leavesQueue } = command;
  const leaves = leavesQueue && isUnattended(state);
  const open = leaves ? write(toBot(state), event('returned_to_bot', null), now) : { next: state, messages: [] };
  const spoken = said
    ? write(open.next, { authorKind: 'bot', authorName: said.botName, body: said.body, answerKind: 'small_talk', sources: [] }, now)
    : { next: open.next, messages: [] };
  const line = write(spoken.next, { ...event('work_order', no, { order_id: orderId, stage }), clientMsgId }, now);
  return { next: line.next, messages: [...open.messages, ...spoken.messages, ...line.messages] };
}
