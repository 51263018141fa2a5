import type { Currency, Period, SetMeal } from '@lobby/contract';

/** Months of a period. */
const MONTHS: Readonly<Record<Period, number>> = { month: 1, quarter: 3, year: 12 };

/** The price of a plan for a period, in the smallest unit; undefined where it is not for sale. */
export function priceOf({ prices }: Pick<SetMeal, 'prices'>, period: Period, currency: Currency): number | undefined {
  return prices.find((price) => price.period === period && price.currency === currency)?.amount;
}

/** What a longer period costs less than its months one by one, in the smallest unit; 0 where nothing. */
export function savedBy(plan: Pick<SetMeal, 'prices'>, period: Period, currency: Currency): number {
  const monthly = priceOf(plan, 'month', currency);
  const price = priceOf(plan, period, currency);
  return monthly === undefined || price === undefined ? 0 : Math.max(0, monthly * MONTHS[period] - price);
}

/** A saving in words: whole months where every plan saves the same number of them, else the largest share. */
export type Saving = { readonly kind: 'months'; readonly count: number } | { readonly kind: 'share'; readonly share: number };

/** What a period saves over all plans that are for sale; undefined where nothing. */
export function savingOf(plans: readonly Pick<SetMeal, 'prices'>[], period: Period, currency: Currency): Saving | undefined {
  const savings = plans.flatMap((plan) => {
    const monthly = priceOf(plan, 'month', currency);
    return monthly === undefined || monthly === 0 ? [] : [{ months: savedBy(plan, period, currency) / monthly }];
  });
  const [first] = savings;
  if (!first) return undefined;
  if (Number.isInteger(first.months) && first.months > 0 && savings.every(({ months }) => months === first.months))
    return { kind: 'months', count: first.months };
  // Cut off to whole per cent, so that no plan saves less than is said of the best one.
  const share = Math.floor((Math.max(...savings.map(({ months }) => months)) / MONTHS[period]) * 100) / 100;
  return share > 0 ? { kind: 'share', share } : undefined;
}
