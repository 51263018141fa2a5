import type { Locale, SetMeal } from '@lobby/contract';

type Price = SetMeal['prices'][number];

/** The currency in which the readers of a language pay. */
const CURRENCY_OF: Readonly<Record<Locale, Price['currency']>> = { 'en-US': 'USD', 'zh-CN': 'CNY', 'zh-HK': 'HKD', 'ja-JP': 'JPY' };

/** The price of a plan for readers of a language: in their currency where the plan has one, else in its first. */
export function priceIn({ prices }: Pick<SetMeal, 'prices'>, locale: Locale): Pick<Price, 'amount' | 'currency'> {
  const currency = CURRENCY_OF[locale];
  return (
    prices.find((price) => price.currency === currency && price.period !== 'quarter' && price.period !== 'year') ??
    prices[0] ?? { amount: 0, currency }
  );
}
