import type { TenantScope } from '#/database/transaction.ts';
import { countOpen } from './invite.repository.ts';

/** Invitations that wait at `now`; each takes a seat. */
export function countPending(scope: TenantScope, now: number): Promise<number> {
  return countOpen(scope, now);
}
