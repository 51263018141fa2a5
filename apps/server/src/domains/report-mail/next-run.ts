import type { ReportSchedule } from '@lobby/contract';
import { dayAt, dayName, momentOf, weekdayOf } from '#/domains/hours/zone-time.ts';

const HOUR_MIN = 60;
/** The same day of the next month is at most so far away. */
const DAYS_AHEAD = 62;

export type Rhythm = Pick<ReportSchedule, 'every' | 'weekday' | 'month_day' | 'hour'>;

/**
 * The first moment after `after` at which a report is mailed, in milliseconds since 1970. An hour that the clocks of the zone skip is the moment of
 * the skip, one that they show twice is the first, and a month without its day has its last day instead. Pure.
 */
export function nextRun({ every, weekday, month_day: monthDay, hour }: Rhythm, zone: string, after: number): number {
  const today = dayAt(zone, after);
  for (let day = today; day <= today + DAYS_AHEAD; day += 1) {
    const isDay =
      every === 'day' ||
      (every === 'week' ? (weekdayOf(day) || 7) === weekday : dayOfMonth(day) === Math.min(monthDay, lastDayOfMonth(day)));
    const moment = momentOf(zone, day, hour * HOUR_MIN, 'first');
    if (isDay && moment > after) return moment;
  }
  throw new Error(`a report has no day within ${DAYS_AHEAD} days`);
}

const dayOfMonth = (day: number) => Number(dayName(day).slice(8));

function lastDayOfMonth(day: number): number {
  const [year = 0, month = 0] = dayName(day).split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
