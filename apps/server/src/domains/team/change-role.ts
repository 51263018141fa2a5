import { may, reachCovers, type TeamMember, type teams } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordOnce } from '#/domains/audit/record-audit.ts';
import { findHolder, holdRole } from '#/domains/role/find-holder.ts';
import { requireCover } from '#/domains/role/require-cover.ts';
import { tellMembers } from '#/domains/role/tell-members.ts';
import { lockMember } from '#/domains/tenant/lock-member.ts';
import { setRole } from '#/domains/tenant/set-role.ts';
import { BusinessError } from '#/errors.ts';
import { describePerson, readPeople } from './read-people.ts';

/**
 * Says what a member may do and sees, at once; who answers nobody any more leaves what they have to the queue.
 * @throws BusinessError not_found; refused for oneself, for the owner, and for what the caller does not hold
 */
export async function changeRole(call: Call<typeof teams.changeRole>): Promise<TeamMember> {
  const { request, actor, services } = call;
  const { id, role } = request;
  if (id === actor.userId) throw new BusinessError('refused');
  const now = services.now();
  const changed = await inTenant(services.database, actor.tenantId, async (scope) => {
    const member = await lockMember(scope, id);
    const next = member && (await holdRole(scope, role));
    if (!next) throw new BusinessError('not_found');
    requireCover(actor, next, await findHolder(scope, member.role));
    const reach = request.reach ?? member.reach;
    if (!reachCovers(actor.reach, reach)) throw new BusinessError('refused');
    await setRole(scope, id, role, reach);
    await recordOnce(scope, call, 'member.role', ['user', String(id)], now, { role: next.name ?? role, reach });
    return (await readPeople(scope, now)).find((person) => person.id === id);
  });
  // Only a banned account is a member and no colleague.
  if (!changed) throw new BusinessError('not_found');
  await tellMembers(services, actor, [id], !may(changed, 'session.reply'));
  return describePerson(changed);
}
