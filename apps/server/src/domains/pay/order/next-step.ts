import type { Locale, pay, RequestOf } from '@lobby/contract';
import { randomInt } from 'node:crypto';
import type { TenantScope } from '#/database/transaction.ts';
import type { Subscription } from '#/domains/pay/find-subscription.ts';
import { lockSubscription } from '#/domains/pay/lock-subscription.ts';
import { findQuote } from '#/domains/pay/quote/find-quote.ts';
import { includedTax } from '#/domains/pay/quote/included-tax.ts';
import { BusinessError } from '#/errors.ts';
import type { Payments } from '#/outside/payments/payment-provider.ts';
import type { Services } from '#/services.ts';
import { applyPayment } from './apply-payment.ts';
import { isOpen } from './decide-settlement.ts';
import { isCouponUsed } from './is-coupon-used.ts';
import { nextAttempt, ORDER_TTL_MS } from './next-attempt.ts';
import { ORDER_NUMBERS_A_DAY, orderNumber } from './order-number.ts';
import { findOrderByQuote, findOrdersWithCoupon, insertOrder, updateOrder, type OrderRow } from './order.repository.ts';

/** An attempt that has no name at the provider after so many milliseconds was left by a server that died. */
const ABANDONED_MS = 60_000;
/** Numbers drawn before the day is given up as full. */
const DRAWS_MAX = 20;

/** What is to be done about an order outside of the transaction: show it, open or change its payment, withdraw others first. */
export type Step =
  | { do: 'show' | 'announce' | 'replace'; order: OrderRow }
  | { do: 'start'; order: OrderRow; payments: Payments }
  | { do: 'withdraw'; orders: OrderRow[] };

export interface Buyer {
  id: number;
  email: string;
  locale: Locale;
}

type Initiation = RequestOf<typeof pay.initiate>;
type Quoted = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

/** Decides, under the lock of the subscription, what comes next on the way from a quote to a payment; makes the order where there is none. */
export async function nextStep(scope: TenantScope, request: Initiation, buyer: Buyer, services: Services): Promise<Step> {
  const now = services.now();
  const subscription = await lockSubscription(scope, now);
  const quote = await findQuote(scope, request.quote_id);
  if (!quote) throw new BusinessError('not_found');
  const order = await findOrderByQuote(scope, quote.id);
  const isLocked = quote.expiresAt.getTime() > now;
  if (order) return goOn(scope, await takeInvoice(scope, order, request), isLocked, request, services);
  if (!isLocked) throw new BusinessError('quote_expired');
  return begin(scope, subscription, quote, request, buyer, services);
}

async function begin(
  scope: TenantScope,
  subscription: Subscription,
  quote: Quoted,
  request: Initiation,
  buyer: Buyer,
  services: Services,
): Promise<Step> {
  const now = services.now();
  const payments = quote.payable > 0 ? takenBy(services, request, quote) : undefined;
  if (quote.coupon !== null) {
    if (await isCouponUsed(scope, quote.coupon)) throw new BusinessError('wrong_coupon');
    const orders = await findOrdersWithCoupon(scope, quote.coupon, ['created', 'paying']);
    if (orders.length > 0) return { do: 'withdraw', orders };
  }
  const order = await insert(scope, orderOf(quote, request, buyer, payments, now), now);
  if (payments) return { do: 'start', order, payments };
  return { do: 'announce', order: await applyPayment(scope, subscription, order, { providerRef: null }, now) };
}

/** Until it is paid, what stands on the invoice can be corrected. */
async function takeInvoice(scope: TenantScope, order: OrderRow, { invoice }: Initiation): Promise<OrderRow> {
  if (!invoice || !isOpen(order.status)) return order;
  return updateOrder(scope, order.id, { invoice, tax: includedTax(order.payable, invoice.country) });
}

/** What a second call with the same quote does. */
async function goOn(scope: TenantScope, order: OrderRow, isLocked: boolean, request: Initiation, services: Services): Promise<Step> {
  const now = services.now();
  if (order.status === 'paid' || order.status === 'refunded') return { do: 'show', order };
  if (order.failure === 'failure_amount') throw new BusinessError('order_closed');
  const isRunning = isOpen(order.status) && order.expiresAt.getTime() > now;
  if (!isRunning && !isLocked) throw new BusinessError('quote_expired');
  if (isRunning && order.method === request.method && order.redirectUrl !== null) return { do: 'show', order };
  const payments = takenBy(services, request, order);
  if (!isRunning || (order.providerRef === null && now - order.attemptedAt.getTime() > ABANDONED_MS))
    return { do: 'start', payments, order: await updateOrder(scope, order.id, nextAttempt(order, request.method, now)) };
  return order.method === request.method ? { do: 'start', payments, order } : { do: 'replace', order };
}

/** @throws BusinessError payment_off where there is no provider, method_unavailable where it has no such way to pay */
function takenBy({ payments }: Services, { method }: Initiation, { currency }: Pick<Quoted, 'currency'>): Payments {
  if (!payments) throw new BusinessError('payment_off');
  if (!payments.methods(currency).includes(method)) throw new BusinessError('method_unavailable');
  return payments;
}

type NewOrder = Omit<Parameters<typeof insertOrder>[1], 'no'>;

async function insert(scope: TenantScope, row: NewOrder, now: number): Promise<OrderRow> {
  for (let draw = 0; draw < DRAWS_MAX; draw += 1) {
    const order = await insertOrder(scope, { ...row, no: orderNumber(now, randomInt(ORDER_NUMBERS_A_DAY)) });
    if (order) return order;
  }
  throw new Error('no free order number was found');
}

function orderOf(quote: Quoted, { method, invoice }: Initiation, buyer: Buyer, payments: Payments | undefined, now: number): NewOrder {
  const { id, kind, setMealId, period, currency, listAmount, discount, credit, payable, coupon, createdAt } = quote;
  return {
    kind,
    setMealId,
    period,
    currency,
    listAmount,
    discount,
    credit,
    payable,
    coupon,
    tax: invoice ? includedTax(payable, invoice.country) : quote.tax,
    quoteId: id,
    quotedAt: createdAt,
    buyerId: buyer.id,
    buyerEmail: buyer.email,
    locale: buyer.locale,
    status: 'created',
    method,
    provider: payments?.provider ?? null,
    invoice: invoice ?? null,
    createdAt: new Date(now),
    attemptedAt: new Date(now),
    expiresAt: new Date(now + ORDER_TTL_MS),
  };
}
