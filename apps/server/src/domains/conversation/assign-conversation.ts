import { may, type Conversation, type conversations } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { BusinessError } from '#/errors.ts';
import { agentOf, submitAs } from './change-owner.ts';

/** Hands to a colleague, or to the queue. @throws BusinessError not_found, also for somebody of another business or who answers nobody */
export async function assignConversation({ request, actor, services }: Call<typeof conversations.assign>): Promise<Conversation> {
  const { id, user_id: userId } = request;
  const members = userId === null ? [] : await inTenant(services.database, actor.tenantId, listMembers);
  const to = userId === null ? null : members.find(({ id: each, role }) => each === userId && may(role, 'session.reply'));
  if (to === undefined) throw new BusinessError('not_found');
  return submitAs(services, actor, id, { kind: 'assign', agent: agentOf(actor), to });
}
