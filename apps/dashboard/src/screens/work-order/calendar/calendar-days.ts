const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

const noOf = (day: string) => Math.floor(Date.parse(day) / DAY_MS);
const nameOf = (no: number) => new Date(no * DAY_MS).toISOString().slice(0, 10);
/** Monday of the week of a day, as days since 1970-01-01, which was a Thursday. */
const mondayOf = (no: number) => no - ((no + 3) % DAYS_A_WEEK);

export interface CalendarSpan {
  /** The first day, like 2026-11-22, and how many there are. */
  from: string;
  days: number;
}

/** The whole weeks of the month, or the week, in which a day lies. */
export function spanOf(day: string, span: 'week' | 'month'): CalendarSpan {
  const no = noOf(day);
  if (span === 'week') return { from: nameOf(mondayOf(no)), days: DAYS_A_WEEK };
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const first = mondayOf(Date.UTC(year, month - 1, 1) / DAY_MS);
  const last = mondayOf(Date.UTC(year, month, 0) / DAY_MS) + DAYS_A_WEEK;
  return { from: nameOf(first), days: last - first };
}

/** A day in the month or week before or after. */
export function stepFrom(day: string, span: 'week' | 'month', by: -1 | 1): string {
  if (span === 'week') return nameOf(noOf(day) + by * DAYS_A_WEEK);
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10);
}

/** The days of a span by name. */
export function daysOf({ from, days }: CalendarSpan): string[] {
  return Array.from({ length: days }, (_, at) => nameOf(noOf(from) + at));
}

/** Noon of a day where the reader is, for the formats of the page. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00`).getTime();
