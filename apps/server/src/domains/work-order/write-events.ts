import type { TenantScope } from '#/database/transaction.ts';
import type { NewOrderEvent } from './order-state.ts';
import { insertEvents } from './work-order.repository.ts';

/** Writes down what was done to a work order, in the transaction that did it. */
export function writeEvents(scope: TenantScope, id: string, events: readonly NewOrderEvent[], now: number): Promise<void> {
  return insertEvents(scope, id, events, now);
}
