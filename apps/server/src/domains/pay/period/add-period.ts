import type { Period } from '@lobby/contract';

const PERIOD_MONTHS: Readonly<Record<Period, number>> = { month: 1, quarter: 3, year: 12 };

/**
 * The same time of day on the same day of the month a period later, in UTC; on the last day of a shorter month.
 * @param start milliseconds since 1970
 */
export function addPeriod(start: number, period: Period): number {
  const at = new Date(start);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + PERIOD_MONTHS[period]];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return at.setUTCFullYear(year, month, Math.min(at.getUTCDate(), lastDay));
}
