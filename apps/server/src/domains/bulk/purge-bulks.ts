import type { TenantScope } from '#/database/transaction.ts';
import { BULK_KEPT_MS } from '#/domains/bulk-job/go-on-with-cut-off.ts';
import { conversationBulks } from './bulk.repository.ts';

/** Forgets bulk actions that nobody takes back any more; what they did stays. */
export function purgeBulks(scope: TenantScope, now: number): Promise<void> {
  return conversationBulks.forget(scope, now - BULK_KEPT_MS);
}
