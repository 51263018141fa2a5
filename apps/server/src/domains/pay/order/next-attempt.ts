import type { OrderRow } from './order.repository.ts';

/** How long an order can be paid, in milliseconds; a voucher gives days. */
export const ORDER_TTL_MS = 1_800_000;

/** An order that is opened at the provider anew, with nothing left of the attempt before. */
export function nextAttempt({ attempt }: Pick<OrderRow, 'attempt'>, method: OrderRow['method'], now: number): Partial<OrderRow> {
  return {
    attempt: attempt + 1,
    attemptedAt: new Date(now),
    expiresAt: new Date(now + ORDER_TTL_MS),
    method,
    status: 'created',
    providerRef: null,
    redirectUrl: null,
    voucher: null,
    failure: null,
  };
}
