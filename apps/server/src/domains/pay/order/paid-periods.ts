import type { TenantScope } from '#/database/transaction.ts';
import type { PaidPeriod } from '#/domains/pay/period/unused-value.ts';
import { findRunningOrders } from './order.repository.ts';

/** The paid periods of the tenant that were not used up at `at`, milliseconds since 1970. */
export async function paidPeriods(scope: TenantScope, at: number): Promise<PaidPeriod[]> {
  const orders = await findRunningOrders(scope, new Date(at));
  return orders.flatMap(({ id, setMealId, period, currency, value, valueFrom, endTime }) =>
    value === null || valueFrom === null || endTime === null
      ? []
      : [{ orderId: id, setMealId, period, currency, value, valueFrom: valueFrom.getTime(), endTime: endTime.getTime() }],
  );
}
