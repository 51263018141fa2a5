const HOUR_MS = 3_600_000;
/** When a desk opens, as an hour of the day. */
const MORNING = 9;
const MONDAY = 1;
const DAYS_A_WEEK = 7;

export const SNOOZES = ['hour', 'three_hours', 'tomorrow', 'monday'] as const;
export type Snooze = (typeof SNOOZES)[number];

/** When a conversation that is put off now comes back, in milliseconds since 1970; mornings are those of the reader's zone. */
export function snoozeUntil(snooze: Snooze, now: number): number {
  if (snooze === 'hour') return now + HOUR_MS;
  if (snooze === 'three_hours') return now + 3 * HOUR_MS;
  const morning = new Date(now);
  const days = snooze === 'tomorrow' ? 1 : (MONDAY - morning.getDay() + DAYS_A_WEEK) % DAYS_A_WEEK || DAYS_A_WEEK;
  morning.setDate(morning.getDate() + days);
  return morning.setHours(MORNING, 0, 0, 0);
}
