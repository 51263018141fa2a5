import type { TenantScope } from '#/database/transaction.ts';
import { findMembers, type Member } from './member.repository.ts';

/** The people of the business, by name. */
export function listMembers(scope: TenantScope): Promise<Member[]> {
  return findMembers(scope);
}
