import type { Currency, Locale, Period, SetMeal } from '@lobby/contract';

/** The currency in which the readers of a language pay. */
const CURRENCY_OF: Readonly<Record<Locale, Currency>> = { 'en-US': 'USD', 'zh-CN': 'CNY', 'zh-HK': 'HKD', 'ja-JP': 'JPY' };
const MONTHS: Readonly<Record<Period, number>> = { month: 1, quarter: 3, year: 12 };

/** The currency to begin with, for readers of a language. */
export function currencyOf(locale: Locale): Currency {
  return CURRENCY_OF[locale];
}

/** A price as a card shows it; amounts in the smallest unit of the currency. */
export interface ShownPrice {
  /** For one month, rounded up; of a plan that is not paid, 0. */
  perMonth: number;
  /** For the whole period. */
  total: number;
  /** What the period costs less than as many single months. */
  saved: number;
  /** `saved` in months, where that is a whole number; else undefined. */
  monthsFree: number | undefined;
  /** `saved` as a share of the single months, 0 to 1. */
  share: number;
}

/** The price of a plan for a period; undefined where the list has none in this currency. */
export function priceIn({ prices, trial_days: trial }: Pick<SetMeal, 'prices' | 'trial_days'>, currency: Currency, period: Period) {
  const amountOf = (wanted: SetMeal['prices'][number]['period']) =>
    prices.find((price) => price.currency === currency && price.period === wanted)?.amount;
  if (trial !== null) return show(amountOf('trial') ?? 0, undefined, 1);
  const total = amountOf(period);
  return total === undefined ? undefined : show(total, amountOf('month'), MONTHS[period]);
}

function show(total: number, month: number | undefined, months: number): ShownPrice {
  const single = month === undefined ? total : month * months;
  const saved = Math.max(0, single - total);
  const monthsFree = month && saved > 0 && saved % month === 0 ? saved / month : undefined;
  return { perMonth: Math.ceil(total / months), total, saved, monthsFree, share: single > 0 ? saved / single : 0 };
}

/** The largest saving that a period offers on any plan; undefined where there is none. */
export function bestSaving(plans: readonly SetMeal[], currency: Currency, period: Period): ShownPrice | undefined {
  const [best] = plans
    .flatMap((plan) => priceIn(plan, currency, period) ?? [])
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.share - a.share);
  return best;
}
