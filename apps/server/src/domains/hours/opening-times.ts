import type { Interval, OpeningHours } from '@lobby/contract';
import { holidayOn } from './holidays/holiday-on.ts';
import { dayAt, dayName, momentOf, weekdayOf } from './zone-time.ts';

/** How far ahead an opening or a closing is looked for, in days: a year's leave and a bit. */
const HORIZON_DAYS = 400;
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

export interface Span {
  from: number;
  to: number;
}

/** The intervals that begin on a day. Own exceptions go before public holidays, and these before the week. */
export function intervalsOn(hours: OpeningHours, day: number): readonly Interval[] {
  const name = dayName(day);
  const exception = hours.exceptions.find(({ from, to }) => from <= name && name <= to);
  if (exception) return exception.intervals;
  const holiday = hours.holiday_country === null ? undefined : holidayOn(hours.holiday_country, name);
  if (!holiday) return hours.days[weekdayOf(day)] ?? [];
  return holiday.works ? workdayOf(hours) : [];
}

/** What an ordinary working day is: the first one of the week with hours. */
function workdayOf({ days }: OpeningHours): readonly Interval[] {
  return MONDAY_TO_FRIDAY.map((weekday) => days[weekday] ?? []).find((intervals) => intervals.length > 0) ?? [];
}

/** When it is open on the intervals that begin on a day. */
export function spansOf(hours: OpeningHours, day: number): Span[] {
  return intervalsOn(hours, day)
    .map(({ start, end }) => ({
      from: momentOf(hours.timezone, day, start, 'first'),
      to: momentOf(hours.timezone, day, end, 'last'),
    }))
    .filter(({ from, to }) => to > from);
}

/** Whether people answer at a moment. */
export function isOpen(hours: OpeningHours, at: number): boolean {
  if (hours.always_open) return true;
  const today = dayAt(hours.timezone, at);
  // Past midnight belongs to the day before; the zone's day may be a day off around a shift of its calendar.
  return [today - 2, today - 1, today].some((day) => spansOf(hours, day).some(({ from, to }) => from <= at && at < to));
}

/** When it opens next, in epoch milliseconds; null while open, and where it does not within the year to come. */
export function nextOpening(hours: OpeningHours, at: number): number | null {
  if (isOpen(hours, at)) return null;
  const today = dayAt(hours.timezone, at);
  for (let day = today; day <= today + HORIZON_DAYS; day += 1) {
    const openings = spansOf(hours, day)
      .map(({ from }) => from)
      .filter((from) => from > at);
    if (openings.length > 0) return Math.min(...openings);
  }
  return null;
}

/** When it closes, in epoch milliseconds; null while closed, and where it does not within the year to come. */
export function nextClosing(hours: OpeningHours, at: number): number | null {
  if (hours.always_open || !isOpen(hours, at)) return null;
  const today = dayAt(hours.timezone, at);
  let end = at;
  // What begins before the last one ends goes on with it: a week of whole days has no closing.
  for (let day = today - 2; day <= today + HORIZON_DAYS; day += 1) {
    const spans = spansOf(hours, day).toSorted((a, b) => a.from - b.from);
    for (const { from, to } of spans) if (from <= end && to > end) end = to;
    if (day > today + 1 && end < momentOf(hours.timezone, day, 0, 'first')) return end;
  }
  return null;
}
