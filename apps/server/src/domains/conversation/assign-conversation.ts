import { may, type Conversation, type conversations } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listTeams } from '#/domains/team/list-teams.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { agentOf, submitAs } from './change-owner.ts';
import type { Agent, Team } from './conversation-state.ts';

/** Hands to a colleague, to a team, or to the queue. @throws BusinessError not_found, also for somebody of another business or who answers nobody */
export async function assignConversation({ request, actor, services }: Call<typeof conversations.assign>): Promise<Conversation> {
  const assignee = await findAssignee(services, actor, request);
  return submitAs(services, actor, request.id, { kind: 'assign', agent: agentOf(actor), ...assignee });
}

/** Who it is handed to. @throws BusinessError not_found, also for somebody of another business or who answers nobody */
export async function findAssignee(
  { database }: Services,
  { tenantId }: StaffActor,
  { user_id: userId, team_id: teamId }: { user_id: number | null; team_id?: string | null | undefined },
): Promise<{ to: Agent | null; team?: Team }> {
  return inTenant(database, tenantId, async (scope) => {
    if (userId !== null) {
      const to = (await listMembers(scope)).find((each) => each.id === userId && may(each, 'session.reply'));
      if (!to) throw new BusinessError('not_found');
      return { to };
    }
    if (teamId === null || teamId === undefined) return { to: null };
    const team = (await listTeams(scope)).find((each) => each.id === teamId);
    if (!team) throw new BusinessError('not_found');
    return { to: null, team };
  });
}
