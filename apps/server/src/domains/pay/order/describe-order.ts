import type { Locale, Order } from '@lobby/contract';
import { namePlan } from '#/domains/pay/list-plans.ts';
import { say } from '#/words.ts';
import type { OrderRow } from './order.repository.ts';

/** An order as it travels. Where to pay is told while it can be paid. */
export function describeOrder(order: OrderRow, locale: Locale): Order {
  const isOpen = order.status === 'created' || order.status === 'paying';
  const { currency, discount, credit, tax, payable, status, method, period, kind, invoice } = order;
  return {
    order_no: order.no,
    kind,
    set_meal_id: order.setMealId,
    name: namePlan(order.setMealId, locale),
    period,
    currency,
    list_amount: order.listAmount,
    discount,
    credit,
    tax,
    payable,
    status,
    method,
    created_at: order.createdAt.getTime(),
    expires_at: order.expiresAt.getTime(),
    paid_at: order.paidAt?.getTime() ?? null,
    redirect_url: isOpen ? order.redirectUrl : null,
    voucher: isOpen ? order.voucher : null,
    failure: status === 'failed' && order.failure ? say(locale, `pay.${order.failure}`) : null,
    invoice,
    start_time: order.startTime?.getTime() ?? null,
    end_time: order.endTime?.getTime() ?? null,
  };
}
