import type { Order, pay } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { answerOf, providerOf } from './ask-provider.ts';
import { withdrawOrder } from './cancel-order.ts';
import { describeOrder } from './describe-order.ts';
import { nextAttempt } from './next-attempt.ts';
import { nextStep } from './next-step.ts';
import { lockOrderByNo, updateOrder, type OrderRow } from './order.repository.ts';
import { announce, settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

/** Steps that one call takes at most; more would mean that others keep changing the order under it. */
const STEPS_MAX = 6;

/**
 * Makes the order of a quote and opens its payment. The same quote again, at the same time too, gives the same order;
 * with another way to pay, the attempt before is withdrawn first.
 * @throws BusinessError not_found, quote_expired, method_unavailable, payment_unavailable, payment_off, wrong_coupon, order_closed
 */
export async function initiateOrder({ request, actor, locale, services }: Call<typeof pay.initiate>): Promise<Order> {
  const buyer = { id: actor.userId, email: actor.email, locale };
  for (let count = 0; count < STEPS_MAX; count += 1) {
    const step = await inTenant(services.database, actor.tenantId, (scope) => nextStep(scope, request, buyer, services));
    if (step.do === 'show') return describeOrder(step.order, locale);
    if (step.do === 'announce') {
      await announce(services, actor.tenantId);
      return describeOrder(step.order, locale);
    }
    if (step.do === 'start') return describeOrder(await startPayment(services, step.payments, step.order), locale);
    if (step.do === 'withdraw') for (const order of step.orders) await withdrawOrder(services, order);
    if (step.do === 'replace') await replaceAttempt(services, step.order, request.method);
  }
  throw new BusinessError('payment_unavailable');
}

/** Ends the latest attempt of an open order at the provider and gives the order another way to pay, unless the money came first. */
async function replaceAttempt(services: Services, order: OrderRow, method: OrderRow['method']): Promise<void> {
  // Another call may be opening the attempt at this moment; opening it too tells its name.
  const opened = order.providerRef === null && services.payments ? await startPayment(services, services.payments, order) : order;
  if (opened.attempt !== order.attempt) return;
  const provider = providerOf(services, opened);
  if (provider) {
    const payment = await answerOf(services, provider.payments.cancel(provider.ref));
    if (payment.status === 'paid') {
      await settlePayment(services, payment);
      return;
    }
  }
  await inTenant(services.database, order.tenantId, async (scope) => {
    const current = await lockOrderByNo(scope, order.no);
    if (current?.attempt === order.attempt) await updateOrder(scope, order.id, nextAttempt(current, method, services.now()));
  });
}
