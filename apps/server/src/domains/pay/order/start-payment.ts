import { inTenant } from '#/database/transaction.ts';
import { namePlan } from '#/domains/pay/list-plans.ts';
import { BusinessError } from '#/errors.ts';
import { ProviderError, type Payments, type StartedPayment } from '#/outside/payments/payment-provider.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { isOpen } from './decide-settlement.ts';
import { lockOrderByNo, updateOrder, type OrderRow } from './order.repository.ts';

/** Where a payer comes back to. */
const RETURN_PATH = '/dashboard/cost-center';

/**
 * Opens the payment of an order at its provider. Two that do so at once open one: the order's number and attempt name it.
 * @throws BusinessError payment_unavailable; the next try is another attempt
 */
export async function startPayment(services: Services, payments: Payments, order: OrderRow): Promise<OrderRow> {
  const started = await create(payments, order).catch((error: unknown) => giveUp(services, order, error));
  const { current, isOurs } = await inTenant(services.database, order.tenantId, async (scope) => {
    const current = await lockOrderByNo(scope, order.no);
    if (!current) throw new Error(`order ${order.no} is gone`);
    const isOurs = current.attempt === order.attempt && isOpen(current.status);
    if (!isOurs || current.providerRef !== null) return { current, isOurs };
    const change = { status: 'paying' as const, providerRef: started.ref, redirectUrl: started.redirectUrl };
    return { current: await updateOrder(scope, current.id, change), isOurs };
  });
  // The buyer has chosen another way, or given up, while the provider was asked; nobody may pay twice.
  if (!isOurs && current.providerRef !== started.ref)
    await payments.cancel(started.ref).catch((error: unknown) => logFailure(services, order, error));
  return current;
}

function create(payments: Payments, order: OrderRow): Promise<StartedPayment> {
  const { no, tenantId, attempt, method, payable, currency, buyerEmail, locale, setMealId, period, expiresAt } = order;
  return payments.create({
    orderNo: no,
    tenantId,
    idempotencyKey: `${no}-${attempt}`,
    method,
    amount: payable,
    currency,
    description: say(locale, `pay.bought_${period}`, { plan: namePlan(setMealId, locale) }),
    email: buyerEmail,
    locale,
    returnPath: `${RETURN_PATH}?order=${no}`,
    expiresAt: expiresAt.getTime(),
  });
}

/** A provider remembers its refusal under the key, so the next try needs another. */
async function giveUp(services: Services, order: OrderRow, error: unknown): Promise<never> {
  if (!(error instanceof ProviderError)) throw error;
  logFailure(services, order, error);
  await inTenant(services.database, order.tenantId, async (scope) => {
    const current = await lockOrderByNo(scope, order.no);
    if (current?.attempt === order.attempt && current.providerRef === null)
      await updateOrder(scope, current.id, { attempt: order.attempt + 1 });
  });
  throw new BusinessError('payment_unavailable');
}

function logFailure({ log }: Services, { no, attempt }: OrderRow, error: unknown): void {
  log.warn({ err: error, order: no, attempt }, 'the payment provider did not do what it was asked for');
}
