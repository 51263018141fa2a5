import type { TenantScope } from '#/database/transaction.ts';
import { findOrdersWithCoupon } from './order.repository.ts';

/** A coupon is used once an order with it is paid. */
export async function isCouponUsed(scope: TenantScope, coupon: string): Promise<boolean> {
  return (await findOrdersWithCoupon(scope, coupon, ['paid', 'refunded'])).length > 0;
}
