import { may, type Conversation, type conversations } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listTeams } from '#/domains/team/list-teams.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { agentOf, submitAs } from './change-owner.ts';
import type { Agent, Team } from './conversation-state.ts';

interface GivenTo {
  user_id: number | null;
  team_id?: string | null | undefined;
}

interface Assignee {
  to: Agent | null;
  team?: Team;
}

/** Hands to a colleague, to a team, or to the queue. @throws BusinessError not_found, also for somebody of another business or who answers nobody */
export async function assignConversation({ request, actor, services }: Call<typeof conversations.assign>): Promise<Conversation> {
  const assignee = await findAssignee(services, actor, request);
  return submitAs(services, actor, request.id, { kind: 'assign', agent: agentOf(actor), ...assignee });
}

/** Who it is handed to. @throws BusinessError not_found, also for somebody of another business or who answers nobody */
export async function findAssignee(services: Services, { tenantId }: StaffActor, to: GivenTo): Promise<Assignee> {
  const assignee = await lookUpAssignee(services, tenantId, to);
  if (!assignee) throw new BusinessError('not_found');
  return assignee;
}

/** The same; undefined for somebody of another business or who answers nobody. */
export function lookUpAssignee(
  { database }: Pick<Services, 'database'>,
  tenantId: number,
  { user_id: userId, team_id: teamId }: GivenTo,
): Promise<Assignee | undefined> {
  return inTenant(database, tenantId, async (scope) => {
    if (userId !== null) {
      const to = (await listMembers(scope)).find((each) => each.id === userId && may(each, 'session.reply'));
      return to && { to };
    }
    if (teamId === null || teamId === undefined) return { to: null };
    const team = (await listTeams(scope)).find((each) => each.id === teamId);
    return team && { to: null, team };
  });
}
