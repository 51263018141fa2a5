import type { TenantScope } from '#/database/transaction.ts';
import { findNoticed, type NoticedOrder } from './notice.repository.ts';

export type { NoticedOrder } from './notice.repository.ts';

/** A work order and its customer, as far as mails tell of them. */
export function readNoticed(scope: TenantScope, orderId: string): Promise<NoticedOrder | undefined> {
  return findNoticed(scope, orderId);
}
