import type { VisitorState } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { queueState } from '#/domains/conversation/queue-state.ts';
import { pictureAddressOf } from '#/domains/picture/picture-file.ts';
import { findSubscription } from '#/domains/pay/find-subscription.ts';
import { visitorStatusOf } from '#/domains/conversation/visitor-status.ts';
import type { Office } from '#/domains/team/office.ts';
import { BusinessError } from '#/errors.ts';
import { findOwnConversation, hasProven, type VisitorConversation } from './visitor.repository.ts';

/** The visitor's own conversation. @throws BusinessError not_found, also for somebody else's */
export async function readOwnConversation(scope: TenantScope, contactId: string, conversationId: string): Promise<VisitorConversation> {
  const conversation = await findOwnConversation(scope, contactId, conversationId);
  if (!conversation) throw new BusinessError('not_found');
  return conversation;
}

/** Whether the visitor has shown that an address is theirs; one that they only name may be anybody's. */
export function isProvenAddress(scope: TenantScope, contactId: string, email: string): Promise<boolean> {
  return hasProven(scope, contactId, email);
}

/** How the visitor's own conversation stands. @throws BusinessError not_found, also for somebody else's */
export async function readVisitorState(
  scope: TenantScope,
  contactId: string,
  conversationId: string,
  office: Office,
): Promise<{ conversation: VisitorConversation; state: VisitorState }> {
  const conversation = await readOwnConversation(scope, contactId, conversationId);
  return { conversation, state: await stateOf(scope, conversationId, conversation, office) };
}

/** How a conversation stands for its visitor. */
export async function stateOf(
  scope: TenantScope,
  conversationId: string,
  conversation: VisitorConversation,
  office: Office,
): Promise<VisitorState> {
  const { has_address, has_email, owner_epoch, agent_name, agent_face, is_asked, bot_helps, csat_score, staff_seen_seq, turned_away } =
    conversation;
  const status = visitorStatusOf(conversation.status, conversation.ended_as, is_asked);
  const { anyOpen, nextOpening, isStaffed, hasRoom, at } = await office.read(scope);
  const queue = status === 'queued' ? await queueState(scope, conversationId, { hasRoom, at }) : { position: null, wait: null };
  // A bot whose plan has ended answers nothing.
  const helps = bot_helps && (await findSubscription(scope, at)).endTime > at;
  return {
    status,
    owner_epoch,
    agent_name: is_asked ? null : agent_name,
    asked_name: is_asked ? agent_name : null,
    agent_face: pictureAddressOf(agent_face),
    bot_helps: helps,
    csat_score,
    staff_seen_seq,
    has_address,
    has_email,
    turned_away,
    queue_position: queue.position,
    expected_wait: queue.wait,
    open: anyOpen,
    next_opening: nextOpening,
    agents_online: isStaffed,
    all_busy: isStaffed && !hasRoom,
  };
}
