import { may, withNeeded, type CustomRole, type roles } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { membersWithRole } from '#/domains/tenant/move-role.ts';
import { BusinessError } from '#/errors.ts';
import { nameError } from './create-role.ts';
import { requireCover } from './require-cover.ts';
import { isNameTaken, lockAndCount, lockRole, replaceRole } from './role.repository.ts';
import { tellMembers } from './tell-members.ts';

/**
 * Changes what a role may, from the next call of whoever has it; the second of two writers gets `stale_version` with the newer copy.
 * @throws BusinessError refused for the own role, and for what the writer does not hold
 */
export async function updateRole(call: Call<typeof roles.update>): Promise<CustomRole> {
  const { request, actor, locale, services } = call;
  const { id, version, ...given } = request;
  if (id === actor.role) throw new BusinessError('refused');
  const draft = { ...given, permissions: withNeeded(given.permissions) };
  const now = services.now();
  const { saved, members, wasAnswering } = await inTenant(services.database, actor.tenantId, async (scope) => {
    await lockAndCount(scope);
    const stored = await lockRole(scope, id, 'update');
    if (!stored) throw new BusinessError('not_found');
    const [before, after] = [
      { role: id, permissions: stored.permissions },
      { role: id, permissions: draft.permissions },
    ];
    requireCover(actor, before, after);
    if (stored.version !== version) throw new BusinessError('stale_version', { current: stored });
    if (await isNameTaken(scope, draft.name, id)) throw nameError(locale, 'role.name_taken');
    const saved = await replaceRole(scope, id, draft, { name: actor.name, at: now });
    const details = {
      added: draft.permissions.filter((permission) => !stored.permissions.includes(permission)),
      removed: stored.permissions.filter((permission) => !draft.permissions.includes(permission)),
    };
    await recordAudit(scope, call, 'role.update', ['role', id], now, details);
    return { saved, members: await membersWithRole(scope, id), wasAnswering: may(before, 'session.reply') };
  });
  await tellMembers(services, actor, members, wasAnswering && !may({ role: id, permissions: saved.permissions }, 'session.reply'));
  return saved;
}
