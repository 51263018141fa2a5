import type { TenantScope } from '#/database/transaction.ts';
import { findActiveById } from './tenant.repository.ts';

/** What a business is called; undefined for one that is suspended or closing. */
export async function findBusinessName(scope: TenantScope): Promise<string | undefined> {
  return (await findActiveById(scope, scope.tenantId))?.name;
}
