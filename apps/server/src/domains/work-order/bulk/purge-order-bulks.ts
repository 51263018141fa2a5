import type { TenantScope } from '#/database/transaction.ts';
import { deleteBulks } from './order-bulk.repository.ts';

/** For how long a bulk action can be repeated or taken back, in milliseconds. */
const KEPT_MS = 86_400_000;

/** Forgets bulk actions that nobody takes back any more; what they did stays. */
export function purgeOrderBulks(scope: TenantScope, now: number): Promise<void> {
  return deleteBulks(scope, now - KEPT_MS);
}
