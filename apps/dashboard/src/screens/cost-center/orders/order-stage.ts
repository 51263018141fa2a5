import type { Order } from '@lobby/contract';

/** How an order is spoken of: `open` may still be paid on the provider's page, `paying` is paid at a counter. */
export type OrderStage = 'open' | Exclude<Order['status'], 'created'>;

/** An order under way without a number for the counter was left at the provider: paid and not yet reported, or not paid at all. */
export function orderStage({ status, voucher }: Pick<Order, 'status' | 'voucher'>): OrderStage {
  if (status === 'created') return 'open';
  return status === 'paying' && voucher === null ? 'open' : status;
}
