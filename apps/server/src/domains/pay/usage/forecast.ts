const DAY_MS = 86_400_000;
/** Days whose pace is taken to go on: long enough for a weekend, short enough to follow a campaign. */
const PACE_DAYS = 7;
/** Less than this says nothing about a pace: time in milliseconds, and uses. */
const ENOUGH_MS = 2 * DAY_MS;
const ENOUGH_USES = 10;

export interface ForecastFacts {
  used: number;
  limit: number;
  /** When the counting began, and when it ends or begins anew, in milliseconds since 1970; null where it never does. */
  startedAt: number;
  endsAt: number | null;
  /** Uses by day (UTC), the day as milliseconds since 1970. */
  days: readonly { day: number; used: number }[];
}

/**
 * When a limit is used up at the pace of the last days: in milliseconds since 1970, never before `now`; null where
 * that is not before the counting ends, or where there is too little to say anything yet. Pure.
 */
export function forecastRunOut({ used, limit, startedAt, endsAt, days }: ForecastFacts, now: number): number | null {
  if (used >= limit) return now;
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const from = Math.max(startedAt, today - (PACE_DAYS - 1) * DAY_MS);
  const uses = days.reduce((sum, { day, used: ofDay }) => (day + DAY_MS > from && day <= now ? sum + ofDay : sum), 0);
  if (now - from < ENOUGH_MS || uses < ENOUGH_USES) return null;
  const runsOutAt = Math.ceil(now + ((limit - used) * (now - from)) / uses);
  return endsAt !== null && runsOutAt >= endsAt ? null : runsOutAt;
}
