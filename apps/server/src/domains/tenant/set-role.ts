import type { Role } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { updateRole } from './member.repository.ts';

/** Says what a member may do; an admin is stored as null (§6). */
export function setRole(scope: TenantScope, userId: number, role: Role): Promise<void> {
  return updateRole(scope, userId, role === 'admin' ? null : role);
}
