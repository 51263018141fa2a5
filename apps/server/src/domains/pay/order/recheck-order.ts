import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { answerOf, providerOf } from './ask-provider.ts';
import { isOpen } from './decide-settlement.ts';
import { lockOrderByNo, updateOrder, type OrderRow } from './order.repository.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks the provider how an unpaid order stands and brings it up to that. One whose time is over is withdrawn at the
 * provider first: what was paid in the last moment is money, not a time-out.
 * @throws BusinessError payment_unavailable
 */
export async function recheckOrder(services: Services, order: OrderRow): Promise<OrderRow> {
  if (order.status === 'paid' || order.status === 'refunded') return order;
  const opened = providerOf(services, order);
  if (!opened) return closeUnopened(services, order);
  const { payments, ref } = opened;
  const asked = await settlePayment(services, await answerOf(services, payments.query(ref)));
  const current = asked?.order ?? order;
  if (!isOpen(current.status) || current.expiresAt.getTime() > services.now()) return current;
  const withdrawn = await settlePayment(services, await answerOf(services, payments.cancel(ref)), 'timeout');
  return withdrawn?.order ?? current;
}

/** Nobody can pay what was never opened at a provider. */
async function closeUnopened({ database, now }: Services, order: OrderRow): Promise<OrderRow> {
  if (!isOpen(order.status) || order.expiresAt.getTime() > now()) return order;
  return inTenant(database, order.tenantId, async (scope) => {
    const current = await lockOrderByNo(scope, order.no);
    if (!current || current.attempt !== order.attempt || !isOpen(current.status)) return current ?? order;
    return updateOrder(scope, current.id, { status: 'timeout' });
  });
}
