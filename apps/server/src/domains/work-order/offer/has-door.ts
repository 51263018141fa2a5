import type { TenantScope } from '#/database/transaction.ts';
import { hasDoor } from './offer.repository.ts';

/** Whether work orders are shown to a visitor: there is a form for them, or a work order of theirs. */
export function hasOrdersDoor(scope: TenantScope, contactId: string): Promise<boolean> {
  return hasDoor(scope, contactId);
}

/** Whether anybody can submit a work order. */
export function takesOrders(scope: TenantScope): Promise<boolean> {
  return hasDoor(scope, null);
}
