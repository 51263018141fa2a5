import type { Order, pay } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { answerOf, providerOf } from './ask-provider.ts';
import { isOpen } from './decide-settlement.ts';
import { describeOrder } from './describe-order.ts';
import { findOrder } from './find-order.ts';
import { lockOrderByNo, updateOrder, type OrderRow } from './order.repository.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Gives an unpaid order up, at its provider too. Where the money came first, the answer is the paid order.
 * @throws BusinessError order_closed, payment_unavailable
 */
export async function cancelOrder({ request, actor, locale, services }: Call<typeof pay.cancel>): Promise<Order> {
  const order = await inTenant(services.database, actor.tenantId, (scope) => findOrder(scope, request.order_no));
  if (order.status !== 'cancelled' && !isOpen(order.status)) throw new BusinessError('order_closed');
  return describeOrder(order.status === 'cancelled' ? order : await withdrawOrder(services, order), locale);
}

/** Withdraws an open order. @returns the order, paid where the money came first @throws BusinessError payment_unavailable */
export async function withdrawOrder(services: Services, order: OrderRow): Promise<OrderRow> {
  const opened = providerOf(services, order);
  if (opened) {
    const settled = await settlePayment(services, await answerOf(services, opened.payments.cancel(opened.ref)));
    return settled?.order ?? order;
  }
  return inTenant(services.database, order.tenantId, async (scope) => {
    const current = await lockOrderByNo(scope, order.no);
    if (!current || !isOpen(current.status)) return current ?? order;
    return updateOrder(scope, current.id, { status: 'cancelled' });
  });
}
