import type { Reach } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { updateRole } from './member.repository.ts';

/** Says what a member may do and which conversations the member sees; an admin is stored as null (§6) and sees all. */
export function setRole(scope: TenantScope, userId: number, role: string, reach: Reach): Promise<void> {
  return role === 'admin' ? updateRole(scope, userId, null, 'all') : updateRole(scope, userId, role, reach);
}
