import type { TenantScope } from '#/database/transaction.ts';
import { findWithRole, moveRole as move } from './member.repository.ts';

/** People who have a role, by id. */
export function membersWithRole(scope: TenantScope, role: string): Promise<number[]> {
  return findWithRole(scope, role);
}

/** Gives everybody with a role another one; an admin is stored as null (§6). @returns who it was */
export function moveRole(scope: TenantScope, from: string, to: string): Promise<number[]> {
  return move(scope, from, to === 'admin' ? null : to);
}
