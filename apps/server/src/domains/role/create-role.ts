import { CUSTOM_ROLES_MAX, withNeeded, type CustomRole, type Locale, type roles } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { hasFeature } from '#/domains/pay/has-feature.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { requireCover } from './require-cover.ts';
import { insertRole, isNameTaken, lockAndCount } from './role.repository.ts';

/** @throws BusinessError refused for what the maker does not hold; plan_lacks; invalid_request for a name that is taken and for one role too many */
export async function createRole(call: Call<typeof roles.create>): Promise<CustomRole> {
  const { request, actor, locale, services } = call;
  const draft = { ...request, permissions: withNeeded(request.permissions) };
  requireCover(actor, { role: 'custom', permissions: draft.permissions });
  const now = services.now();
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if (!(await hasFeature(scope, 'custom_roles', now))) throw new BusinessError('plan_lacks');
    if ((await lockAndCount(scope)) >= CUSTOM_ROLES_MAX) throw nameError(locale, 'role.too_many');
    if (await isNameTaken(scope, draft.name, null)) throw nameError(locale, 'role.name_taken');
    const made = await insertRole(scope, draft, { name: actor.name, at: now });
    await recordAudit(scope, call, 'role.create', ['role', made.id], now, { permissions: made.permissions });
    return made;
  });
}

/** The error of a name that cannot be stored. */
export function nameError(locale: Locale, key: 'role.too_many' | 'role.name_taken'): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path: 'name', message: say(locale, key, { max: CUSTOM_ROLES_MAX }) }] });
}
