import type { TenantScope } from '#/database/transaction.ts';
import { deleteOver } from './invite.repository.ts';

/** How long an invitation is kept after it ended or expired, in milliseconds: 30 days. */
const KEPT_MS = 30 * 86_400_000;

/** Removes invitations that ended or expired long ago, and with them the addresses of strangers. */
export function purgeInvites(scope: TenantScope, now: number): Promise<void> {
  return deleteOver(scope, now - KEPT_MS);
}
