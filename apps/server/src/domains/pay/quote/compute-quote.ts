import type { Currency, OrderKind, Period, SetMealId } from '@lobby/contract';
import type { Subscription } from '#/domains/pay/find-subscription.ts';
import { decideKind } from '#/domains/pay/period/decide-kind.ts';
import { placePurchase } from '#/domains/pay/period/place-purchase.ts';
import { unusedValue, type PaidPeriod } from '#/domains/pay/period/unused-value.ts';
import { includedTax } from './included-tax.ts';

/** Less than this no provider charges, in the smallest unit of the currency; such a rest is waived. */
const LEAST_CHARGE: Readonly<Record<Currency, number>> = { USD: 50, CNY: 400, HKD: 400, JPY: 120 };

export interface Wanted {
  setMealId: SetMealId;
  period: Period;
  currency: Currency;
  /** Price of the period in the list. */
  listAmount: number;
  /** What a coupon takes off. */
  discount: number;
  /** Country of the business's invoices. */
  country: string | undefined;
}

export interface QuotedPrice {
  kind: OrderKind;
  discount: number;
  credit: number;
  tax: number;
  payable: number;
  startTime: number;
  endTime: number;
}

/**
 * What a plan costs now: the list price less the coupon, less the unused value that a larger plan takes over.
 * @param now milliseconds since 1970
 * @returns undefined where a larger plan is asked for in another currency than the running one was paid in
 */
export function computeQuote(
  subscription: Subscription,
  paid: readonly PaidPeriod[],
  wanted: Wanted,
  now: number,
): QuotedPrice | undefined {
  const { currency, listAmount, country } = wanted;
  const kind = decideKind(subscription, wanted.setMealId, now);
  if (kind === 'upgrade' && subscription.amount > 0 && subscription.currency !== currency) return undefined;
  const price = listAmount - wanted.discount;
  const credit = kind === 'upgrade' ? Math.min(price, unusedValue(paid, currency, now)) : 0;
  const isWaived = price - credit < LEAST_CHARGE[currency];
  const discount = isWaived ? listAmount - credit : wanted.discount;
  const payable = listAmount - discount - credit;
  const purchase = { ...wanted, orderId: null, discount, credit, payable, quotedAt: now };
  const { startTime, endTime } = placePurchase(subscription, paid, purchase, now);
  return { kind, discount, credit, tax: includedTax(payable, country), payable, startTime, endTime };
}
