import type { Reach } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { insertMember } from './tenant.repository.ts';

/** Makes an account a member of the business. @param member with a role of null for an admin (§6) */
export function addMember(scope: TenantScope, member: { userId: number; role: string | null; reach?: Reach }, now: number): Promise<void> {
  return insertMember(scope, { ...member, joinedAt: new Date(now) });
}
