import type { ResultFilter } from './result.repository.ts';

const DAY_MS = 86_400_000;

/** What a request says of the days: two of them, or how many until today. */
export interface AskedPeriod extends Omit<ResultFilter, 'from' | 'to'> {
  from?: string | undefined;
  to?: string | undefined;
  days: number;
}

/** The day of a moment in a zone, such as 2026-06-01. */
export function dayIn(timezone: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}

/** The first and the last day that are asked for. */
export function periodIn<Asked extends AskedPeriod>({ from, to, days, ...rest }: Asked, timezone: string, now: number) {
  const today = dayIn(timezone, now);
  if (from !== undefined && to !== undefined) return { ...rest, from, to };
  // A day of the calendar has no zone: it is counted with in UTC.
  return { ...rest, from: new Date(Date.parse(today) - (days - 1) * DAY_MS).toISOString().slice(0, 10), to: today };
}

/** Every day of a period, in order, and of as many before it. */
export function daysAround({ from, to }: { from: string; to: string }): { days: string[]; before: string[] } {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const dayAt = (index: number) => new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10);
  return {
    days: Array.from({ length: count }, (_, index) => dayAt(index)),
    before: Array.from({ length: count }, (_, index) => dayAt(index - count)),
  };
}
