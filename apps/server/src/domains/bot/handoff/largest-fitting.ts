import type { Briefing, HandoffSettings, Locale } from '@lobby/contract';
import { readAmounts } from './read-amounts.ts';

/** The largest sum in what was said that a rule about sums is about; undefined where there is none. Pure. */
export function largestFitting(said: readonly string[], locale: Locale, { amount }: HandoffSettings['rule']): Briefing['amount'] {
  if (amount === null) return undefined;
  const { currency, at_least: least } = amount;
  const fitting = said
    .flatMap((text) => readAmounts(text, locale))
    .filter(({ value, currencies }) => value >= least && currencies.includes(currency));
  return fitting.length === 0 ? undefined : { currency, value: Math.max(...fitting.map(({ value }) => value)) };
}
