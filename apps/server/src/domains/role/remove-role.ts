import { may, type roles } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { moveInvites } from '#/domains/invite/move-invites.ts';
import { moveRole } from '#/domains/tenant/move-role.ts';
import { BusinessError } from '#/errors.ts';
import { holdRole } from './find-holder.ts';
import { requireCover } from './require-cover.ts';
import { deleteRole, lockRole } from './role.repository.ts';
import { tellMembers } from './tell-members.ts';

/**
 * Removes a role; whoever has it, and invitations that name it, get another one. One that is gone already stays gone.
 * @throws BusinessError refused for the own role, and where either role holds what the caller does not; not_found for the other role
 */
export async function removeRole(call: Call<typeof roles.remove>): Promise<{ moved: number }> {
  const { request, actor, services } = call;
  const { id, move_to: to } = request;
  if (id === actor.role || id === to) throw new BusinessError('refused');
  const now = services.now();
  const { members, isSilenced } = await inTenant(services.database, actor.tenantId, async (scope) => {
    const stored = await lockRole(scope, id, 'update');
    if (!stored) return { members: [], isSilenced: false };
    const next = await holdRole(scope, to);
    if (!next) throw new BusinessError('not_found');
    const before = { role: id, permissions: stored.permissions };
    requireCover(actor, before, next);
    const moved = await moveRole(scope, id, to);
    await moveInvites(scope, id, to);
    await deleteRole(scope, id);
    await recordAudit(scope, call, 'role.remove', ['role', id], now, {
      role: stored.name,
      move_to: next.name ?? to,
      moved: moved.length,
    });
    return { members: moved, isSilenced: may(before, 'session.reply') && !may(next, 'session.reply') };
  });
  await tellMembers(services, actor, members, isSilenced);
  return { moved: members.length };
}
