import { analysisFigure, valueOf, type AnalysisFigureId, type AnalysisTotals, type Locale } from '@lobby/contract';
import { say } from '#/words.ts';

const MICRO = 1_000_000;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Two days say more in hours. */
const LONG_MS = 2 * DAY_MS;
const NOTHING = '–';

/** A figure as the screens write it. @param currency ISO 4217 */
export function writeFigure(id: AnalysisFigureId, totals: AnalysisTotals, locale: Locale, currency: string | null): string {
  const value = valueOf(id, totals);
  if (value === undefined) return NOTHING;
  const number = (amount: number, digits = 0) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(amount);
  const short = (amount: number) => number(amount, amount < 10 ? 1 : 0);
  switch (analysisFigure(id).unit) {
    case 'count':
      return number(value);
    case 'share':
      return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value);
    case 'stars':
      return say(locale, 'report.out_of_five', { number: number(value, 1) });
    case 'hours':
      return say(locale, 'report.hours', { number: short(value) });
    case 'money':
      return new Intl.NumberFormat(locale, { style: 'currency', currency: currency ?? 'USD', maximumFractionDigits: 2 }).format(
        value / MICRO,
      );
    case 'time':
      if (value < MINUTE_MS) return say(locale, 'report.seconds', { number: short(value / SECOND_MS) });
      if (value < HOUR_MS) return say(locale, 'report.minutes', { number: short(value / MINUTE_MS) });
      return value < LONG_MS
        ? say(locale, 'report.hours', { number: short(value / HOUR_MS) })
        : say(locale, 'report.days', { number: short(value / DAY_MS) });
  }
}
