import { DAY_MIN, type Interval } from '@lobby/contract';

const HOUR_MIN = 60;

/** Minutes since midnight as HH:MM; beyond a day it is the next day's clock. */
export function clockTime(minutes: number): string {
  const rest = minutes % DAY_MIN;
  return `${String(Math.floor(rest / HOUR_MIN)).padStart(2, '0')}:${String(rest % HOUR_MIN).padStart(2, '0')}`;
}

/** HH:MM as minutes since midnight; undefined while it is no time. */
function minutesOf(time: string): number | undefined {
  const [hours, minutes] = time.split(':').map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes) ? undefined : hours * HOUR_MIN + minutes;
}

/** An interval with another beginning or end. An end that is not later than the beginning is on the next day. */
export function changeInterval(interval: Interval, part: 'start' | 'end', time: string): Interval {
  const minutes = minutesOf(time);
  if (minutes === undefined) return interval;
  const start = part === 'start' ? minutes : interval.start;
  const end = (part === 'end' ? minutes : interval.end) % DAY_MIN;
  return { start, end: end > start ? end : end + DAY_MIN };
}
