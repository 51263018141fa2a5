import type { TenantScope } from '#/database/transaction.ts';
import { findMailedOrder as find } from './work-order.repository.ts';

/** Whose a work order is, and its thread; undefined where it is not there, or beyond the caller's reach. */
export function findMailedOrder(scope: TenantScope, id: string): Promise<{ conversationId: string; contactId: string } | undefined> {
  return find(scope, id);
}
