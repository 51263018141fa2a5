import { roleOf, type Permission } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findGrant, lockRole } from './role.repository.ts';

export interface FoundHolder {
  role: string | null;
  permissions: Permission[] | null;
  /** Of a role that the business made itself. */
  name?: string;
}

/** What a stored role may; one that is gone may nothing. */
export async function findHolder(scope: TenantScope, role: string | null): Promise<FoundHolder> {
  if (role === null || roleOf(role) !== undefined) return { role, permissions: null };
  const found = await findGrant(scope, role);
  return { role, permissions: found?.permissions ?? [], ...(found && { name: found.name }) };
}

/** The same of a role that is about to be given: it stays until the transaction ends. @returns undefined where there is no such role */
export async function holdRole(scope: TenantScope, role: string): Promise<FoundHolder | undefined> {
  if (roleOf(role) !== undefined) return { role, permissions: null };
  const found = await lockRole(scope, role, 'share');
  return found && { role, permissions: found.permissions, name: found.name };
}
