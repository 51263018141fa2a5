import type { TenantScope } from '#/database/transaction.ts';
import { BULK_KEPT_MS } from '#/domains/bulk-job/go-on-with-cut-off.ts';
import { orderBulks } from './order-bulk.repository.ts';

/** Forgets bulk actions that nobody takes back any more; what they did stays. */
export function purgeOrderBulks(scope: TenantScope, now: number): Promise<void> {
  return orderBulks.forget(scope, now - BULK_KEPT_MS);
}
