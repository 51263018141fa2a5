import type { TenantScope } from '#/database/transaction.ts';
import { changeRoles } from './invite.repository.ts';

/** Lets invitations that name a role name another one; an admin is stored as null (§6). */
export function moveInvites(scope: TenantScope, from: string, to: string): Promise<void> {
  return changeRoles(scope, from, to === 'admin' ? null : to);
}
