import type { TenantScope } from '#/database/transaction.ts';
import { countMembers } from './tenant.repository.ts';

/** Seats of the plan that are taken. */
export function countSeats(scope: TenantScope): Promise<number> {
  return countMembers(scope);
}
