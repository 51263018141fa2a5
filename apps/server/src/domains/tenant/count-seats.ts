import type { TenantScope } from '#/database/transaction.ts';
import { countPending } from '#/domains/invite/count-pending.ts';
import { countMembers } from './tenant.repository.ts';

/** Seats of the plan that are taken: by people, and by invitations that wait at `now`. */
export async function countSeats(scope: TenantScope, now: number): Promise<number> {
  return (await countMembers(scope)) + (await countPending(scope, now));
}
