import type { VisitorState } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { queueState } from '#/domains/conversation/queue-state.ts';
import { visitorStatusOf } from '#/domains/conversation/visitor-status.ts';
import { BusinessError } from '#/errors.ts';
import { findOwnConversation, type VisitorConversation } from './visitor.repository.ts';

/** How the visitor's own conversation stands. @throws BusinessError not_found, also for somebody else's */
export async function readVisitorState(
  scope: TenantScope,
  contactId: string,
  conversationId: string,
): Promise<{ conversation: VisitorConversation; state: VisitorState }> {
  const conversation = await findOwnConversation(scope, contactId, conversationId);
  if (!conversation) throw new BusinessError('not_found');
  const { owner_epoch, agent_name, csat_score, staff_seen_seq } = conversation;
  const status = visitorStatusOf(conversation.status);
  const queue = status === 'queued' ? await queueState(scope, conversationId) : { position: null, wait: null };
  return {
    conversation,
    state: { status, owner_epoch, agent_name, csat_score, staff_seen_seq, queue_position: queue.position, expected_wait: queue.wait },
  };
}
