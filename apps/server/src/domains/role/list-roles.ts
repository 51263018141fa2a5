import type { roles } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { hasFeature } from '#/domains/pay/has-feature.ts';
import { findRoles } from './role.repository.ts';

/** Roles that the business made itself, by name. */
export function listRoles({ actor, services }: Call<typeof roles.list>) {
  return inTenant(services.database, actor.tenantId, async (scope) => ({
    items: await findRoles(scope),
    available: await hasFeature(scope, 'custom_roles', services.now()),
  }));
}
