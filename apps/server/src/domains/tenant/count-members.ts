import type { TenantScope } from '#/database/transaction.ts';
import { countMembers as count } from './tenant.repository.ts';

/** How many people belong to the business. */
export function countMembers(scope: TenantScope): Promise<number> {
  return count(scope);
}
