import type { OpeningHours } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { spansOf } from './opening-times.ts';
import { readAllHours } from './read-hours.ts';
import { dayAt, MINUTE_MS } from './zone-time.ts';

/** How far ahead opening is counted, in days. */
const HORIZON_DAYS = 400;

/** When so many minutes of opening have passed since a moment, in epoch milliseconds; null where that is beyond the year to come. */
export function afterOpenMinutes(hours: OpeningHours, from: number, minutes: number): number | null {
  if (hours.always_open) return from + minutes * MINUTE_MS;
  const today = dayAt(hours.timezone, from);
  let left = minutes * MINUTE_MS;
  let counted = from;
  for (let day = today - 2; day <= today + HORIZON_DAYS; day += 1) {
    for (const span of spansOf(hours, day).toSorted((a, b) => a.from - b.from)) {
      const begin = Math.max(span.from, counted);
      if (span.to <= begin) continue;
      if (span.to - begin >= left) return begin + left;
      left -= span.to - begin;
      counted = span.to;
    }
  }
  return null;
}

/** Minutes of opening between two moments, in epoch milliseconds; what is longer than the horizon is counted up to there. */
export function openMinutesBetween(hours: OpeningHours, from: number, to: number): number {
  if (to <= from) return 0;
  if (hours.always_open) return (to - from) / MINUTE_MS;
  const first = dayAt(hours.timezone, from) - 2;
  const last = Math.min(dayAt(hours.timezone, to) + 1, first + HORIZON_DAYS);
  let open = 0;
  let counted = from;
  for (let day = first; day <= last; day += 1) {
    for (const span of spansOf(hours, day).toSorted((a, b) => a.from - b.from)) {
      const [begin, end] = [Math.max(span.from, counted), Math.min(span.to, to)];
      if (end <= begin) continue;
      open += end - begin;
      counted = end;
    }
  }
  return open / MINUTE_MS;
}

/** The hours that bind a team: its own, or those of the business. */
export async function readHoursOf(scope: TenantScope, teamId: string | null): Promise<OpeningHours> {
  const all = await readAllHours(scope);
  const found = all.find((hours) => hours.team_id === teamId) ?? all.find((hours) => hours.team_id === null);
  if (!found) throw new Error('a business has hours');
  return found;
}
