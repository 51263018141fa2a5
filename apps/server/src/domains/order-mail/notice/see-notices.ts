import type { TenantScope } from '#/database/transaction.ts';
import { markSeen } from './notice.repository.ts';

/** The customer looks at the page of a work order: what waited to be mailed is seen there. */
export function seeNotices(scope: TenantScope, orderId: string): Promise<void> {
  return markSeen(scope, orderId);
}
