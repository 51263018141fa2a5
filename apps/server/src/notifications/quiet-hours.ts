import type { QuietHours } from '@lobby/contract';
import { DAY_MS, dayAt, MINUTE_MS, momentOf } from '#/domains/hours/zone-time.ts';

/** At which hours of their own zone those who want it daily are mailed. */
const DAILY_AT_MIN = 9 * 60;
const HOUR_MS = 60 * MINUTE_MS;

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** When somebody's quiet hours end, in milliseconds since 1970; undefined where they have none at that moment. Pure. */
export function quietEnd({ on, from, until, timezone }: QuietHours, at: number): number | undefined {
  const [begin, end] = [minutesOf(from), minutesOf(until)];
  if (!on || begin === end) return undefined;
  const today = dayAt(timezone, at);
  // Those of last night may still go on.
  for (const day of [today - 1, today]) {
    const begins = momentOf(timezone, day, begin, 'first');
    const ends = momentOf(timezone, end > begin ? day : day + 1, end, 'last');
    if (begins <= at && at < ends) return ends;
  }
  return undefined;
}

/** The next full hour, or the next morning of a zone, at which a digest leaves. Pure. */
export function digestTime(digest: 'hourly' | 'daily', timezone: string, at: number): number {
  if (digest === 'hourly') return Math.floor(at / HOUR_MS) * HOUR_MS + HOUR_MS;
  const today = dayAt(timezone, at);
  const morning = momentOf(timezone, today, DAILY_AT_MIN, 'first');
  return morning > at ? morning : momentOf(timezone, dayAt(timezone, at + DAY_MS), DAILY_AT_MIN, 'first');
}
