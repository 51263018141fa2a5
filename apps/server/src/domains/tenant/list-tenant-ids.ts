import type { PlatformScope } from '#/database/transaction.ts';
import { findTenantIds } from './tenant.repository.ts';

/** Every tenant, oldest first, for work that visits each. */
export function listTenantIds(scope: PlatformScope): Promise<number[]> {
  return findTenantIds(scope);
}
