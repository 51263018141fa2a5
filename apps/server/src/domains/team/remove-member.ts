import { may, type teams } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { handOver } from '#/domains/conversation/hand-over.ts';
import { dropMember } from '#/domains/tenant/drop-member.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { erasePicture } from '#/domains/picture/put-picture.ts';
import { findHolder } from '#/domains/role/find-holder.ts';
import { requireCover } from '#/domains/role/require-cover.ts';
import { lockMember } from '#/domains/tenant/lock-member.ts';
import { cutOff } from '#/domains/user/cut-off.ts';
import { endSessions } from '#/domains/user/end-sessions.ts';
import { BusinessError } from '#/errors.ts';
import { deletePerson } from './team.repository.ts';

/**
 * Removes a person: every sign-in ends, and what they answer goes to the named colleague or into the queue. Who is gone
 * already is not removed again, but nothing stays with them.
 * @throws BusinessError refused for oneself, for the owner and for who may more than the caller; not_found for a colleague who cannot take conversations
 */
export async function removeMember(call: Call<typeof teams.removeMember>): Promise<{ handed_over: number }> {
  const { request, actor, services } = call;
  const { id, hand_to: handTo } = request;
  if (id === actor.userId) throw new BusinessError('refused');
  const now = services.now();
  const { to, ended, face } = await inTenant(services.database, actor.tenantId, async (scope) => {
    const members = handTo === undefined ? [] : await listMembers(scope);
    const to = handTo === undefined ? null : members.find((each) => each.id === handTo && each.id !== id && may(each, 'session.reply'));
    if (to === undefined) throw new BusinessError('not_found');
    const member = await lockMember(scope, id);
    if (!member) return { to, ended: [], face: null };
    requireCover(actor, await findHolder(scope, member.role));
    await deletePerson(scope, id);
    const face = await dropMember(scope, id, now);
    await recordAudit(scope, call, 'member.remove', ['user', String(id)], now);
    return { to, ended: await endSessions(scope, id, now), face };
  });
  cutOff(services, ended);
  await erasePicture(services, face);
  const handedOver = await handOver(services, actor, id, to && { id: to.id, name: to.name });
  services.announcer.presenceChanged(actor.tenantId, id);
  services.assigner.wake(actor.tenantId);
  return { handed_over: handedOver };
}
