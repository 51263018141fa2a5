import type { Currency, Period, SetMealId } from '@lobby/contract';
import { planOf } from '#/domains/pay/plan-catalog.ts';
import { shareOf } from './share-of.ts';

/** A paid order that no larger plan has taken over. */
export interface PaidPeriod {
  orderId: string;
  setMealId: SetMealId;
  period: Period;
  currency: Currency;
  /** Money in it, in the smallest unit of the currency. */
  value: number;
  /** From when to when the money is used up, in milliseconds since 1970. */
  valueFrom: number;
  endTime: number;
}

/** What is left at `at` of the money in paid periods, in `currency`. Never negative, never more than was paid. */
export function unusedValue(periods: readonly PaidPeriod[], currency: Currency, at: number): number {
  return periods.reduce((sum, period) => sum + unusedOf(period, currency, at), 0);
}

function unusedOf(paid: PaidPeriod, currency: Currency, at: number): number {
  const left = paid.endTime - Math.max(at, paid.valueFrom);
  if (left <= 0 || paid.value === 0) return 0;
  const unused = shareOf(paid.value, left, paid.endTime - paid.valueFrom);
  const prices = planOf(paid.setMealId).prices?.[paid.period];
  // Two price lists of one plan are the only rate of exchange that both sides have agreed on.
  return paid.currency === currency || !prices ? unused : shareOf(unused, prices[currency], prices[paid.currency]);
}
