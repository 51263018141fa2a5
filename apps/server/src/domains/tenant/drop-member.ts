import type { TenantScope } from '#/database/transaction.ts';
import { deleteMember } from './member.repository.ts';

/** Ends a membership; the account stays. */
export function dropMember(scope: TenantScope, userId: number): Promise<void> {
  return deleteMember(scope, userId);
}
