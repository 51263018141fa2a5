import type { TenantScope } from '#/database/transaction.ts';
import { recordByItself } from '#/domains/audit/record-audit.ts';
import type { Subscription } from '#/domains/pay/find-subscription.ts';
import { saveSubscription } from '#/domains/pay/lock-subscription.ts';
import { placePurchase } from '#/domains/pay/period/place-purchase.ts';
import { markCredited, shiftOrders, updateOrder, type OrderRow } from './order.repository.ts';
import { paidPeriods } from './paid-periods.ts';
import { writeReceipt } from './write-receipt.ts';

/** What was paid, under which name of the provider; the name is null where nothing was left to pay. */
export interface Receipt {
  providerRef: string | null;
}

/**
 * Gives the tenant what an unpaid order bought, and writes the receipt, in the caller's transaction.
 * The caller has locked the subscription and the order, so that each order is applied once.
 */
export async function applyPayment(
  scope: TenantScope,
  subscription: Subscription,
  order: OrderRow,
  { providerRef }: Receipt,
  now: number,
): Promise<OrderRow> {
  const purchase = { ...order, orderId: order.id, quotedAt: order.quotedAt.getTime() };
  const placement = placePurchase(subscription, await paidPeriods(scope, purchase.quotedAt), purchase, now);
  if (placement.credited.length > 0) await markCredited(scope, placement.credited, new Date(now));
  if (placement.shifted.length > 0) await shiftOrders(scope, placement.shifted, placement.shift);
  await saveSubscription(scope, placement.subscription);
  const paid = await updateOrder(scope, order.id, {
    status: 'paid',
    providerRef,
    failure: null,
    paidAt: new Date(now),
    startTime: new Date(placement.startTime),
    endTime: new Date(placement.endTime),
    valueFrom: new Date(placement.valueFrom),
    value: placement.value,
  });
  await writeReceipt(scope, paid, now);
  const details = { plan: paid.setMealId, period: paid.period, until: placement.endTime };
  await recordByItself(scope, 'pay.paid', ['order', paid.no], now, details);
  return paid;
}
