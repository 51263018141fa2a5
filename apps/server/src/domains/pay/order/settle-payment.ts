import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { findSubscription } from '#/domains/pay/find-subscription.ts';
import { lockSubscription } from '#/domains/pay/lock-subscription.ts';
import type { Payment } from '#/outside/payments/payment-provider.ts';
import type { Services } from '#/services.ts';
import { applyPayment } from './apply-payment.ts';
import { decideSettlement, type Settlement } from './decide-settlement.ts';
import { findOrderByNo, lockOrderByNo, updateOrder, type OrderRow } from './order.repository.ts';

/** A promised payment of which the provider does not say how long it may take, in milliseconds: three days. */
const VOUCHER_MS = 259_200_000;

export interface Settled {
  settlement: Settlement;
  order: OrderRow;
}

/**
 * Brings an order up to what its provider says, whoever asked and however often: reports, questions and the recurring
 * check may come at once. Money that has come extends the plan exactly once.
 * @param closedAs what an order is called whose payment was withdrawn
 * @returns undefined where the tenant has no such order
 */
export async function settlePayment(
  services: Services,
  payment: Payment,
  closedAs: 'cancelled' | 'timeout' = 'cancelled',
): Promise<Settled | undefined> {
  const { tenantId, orderNo } = payment;
  if (!Number.isSafeInteger(tenantId) || tenantId <= 0) return undefined;
  const now = services.now();
  const settled = await inTenant(services.database, tenantId, async (scope) => {
    if (!(await findOrderByNo(scope, orderNo))) return undefined;
    return settle(scope, payment, closedAs, now);
  });
  if (settled?.settlement === 'apply') await announce(services, tenantId);
  if (settled?.settlement === 'twice' || settled?.settlement === 'misfit')
    services.log.error({ order: orderNo, payment, settlement: settled.settlement }, 'a payment needs somebody to look at it');
  return settled;
}

/** Tells everyone of the tenant that a paid plan begins, and sends the receipt. */
export async function announce(services: Services, tenantId: number): Promise<void> {
  const { endTime } = await inTenant(services.database, tenantId, (scope) => findSubscription(scope, services.now()));
  services.announcer.subscriptionChanged(tenantId, endTime);
  deliverSoon(services);
}

async function settle(scope: TenantScope, payment: Payment, closedAs: 'cancelled' | 'timeout', now: number): Promise<Settled> {
  const subscription = await lockSubscription(scope, now);
  const order = await lockOrderByNo(scope, payment.orderNo);
  if (!order) throw new Error(`order ${payment.orderNo} is gone`);
  const settlement = decideSettlement(order, payment);
  if (settlement === 'none' || settlement === 'twice') return { settlement, order };
  if (settlement === 'apply')
    return { settlement, order: await applyPayment(scope, subscription, order, { providerRef: payment.ref }, now) };
  return { settlement, order: await updateOrder(scope, order.id, changeOf(settlement, order, payment, closedAs, now)) };
}

function changeOf(
  settlement: Exclude<Settlement, 'none' | 'twice' | 'apply'>,
  order: OrderRow,
  { voucher }: Payment,
  closedAs: 'cancelled' | 'timeout',
  now: number,
): Partial<OrderRow> {
  switch (settlement) {
    case 'misfit':
      return { status: 'failed', failure: 'failure_amount' };
    case 'refuse':
      return { status: 'failed', failure: 'failure_refused' };
    case 'cancel':
      return { status: closedAs };
    case 'expire':
      return { status: 'timeout' };
    case 'wait':
      return {
        status: 'paying',
        voucher: voucher?.number ?? order.voucher,
        redirectUrl: voucher?.url ?? order.redirectUrl,
        expiresAt: new Date(voucher?.expiresAt ?? Math.max(order.expiresAt.getTime(), now + VOUCHER_MS)),
      };
  }
}
