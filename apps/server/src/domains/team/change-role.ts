import { may, type TeamMember, type teams } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { handOver } from '#/domains/conversation/hand-over.ts';
import { lockMember } from '#/domains/tenant/lock-member.ts';
import { setRole } from '#/domains/tenant/set-role.ts';
import { BusinessError } from '#/errors.ts';
import { describePerson, readPeople } from './read-people.ts';

/**
 * Says what a member may do, at once; who answers nobody any more leaves what they have to the queue.
 * @throws BusinessError not_found; refused for oneself and for the owner
 */
export async function changeRole(call: Call<typeof teams.changeRole>): Promise<TeamMember> {
  const { request, actor, services } = call;
  const { id, role } = request;
  if (id === actor.userId) throw new BusinessError('refused');
  const now = services.now();
  const changed = await inTenant(services.database, actor.tenantId, async (scope) => {
    if (!(await lockMember(scope, id))) throw new BusinessError('not_found');
    await setRole(scope, id, role);
    await recordAudit(scope, call, 'member.role', ['user', String(id)], now);
    return (await readPeople(scope, now)).find((person) => person.id === id);
  });
  // Only a banned account is a member and no colleague.
  if (!changed) throw new BusinessError('not_found');
  services.announcer.roleChanged(id);
  services.announcer.presenceChanged(actor.tenantId, id);
  if (!may(role, 'session.reply')) await handOver(services, actor, id, null);
  services.assigner.wake(actor.tenantId);
  return describePerson(changed);
}
