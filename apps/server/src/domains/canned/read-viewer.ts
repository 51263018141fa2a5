import type { StaffActor } from '#/call.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { teamsOfPerson } from '#/domains/team/teams-of-person.ts';
import type { CannedViewer } from './canned.repository.ts';
import { mayWrite } from './may-write.ts';

/** Which replies somebody sees: whoever writes those of teams sees all of them. */
export async function readViewer(scope: TenantScope, actor: StaffActor): Promise<CannedViewer> {
  const seesTeams = mayWrite(actor, { scope: 'team', ownerId: null });
  return { userId: actor.userId, teamIds: seesTeams ? [] : await teamsOfPerson(scope, actor.userId), seesTeams };
}
