/** Days from now that are offered with one press. */
export const DUE_DAYS = [1, 3, 7] as const;
/** The end of a working day, as an hour of the reader's clock. */
const EVENING = 18;

/** The evening of a day from now on, in milliseconds since 1970. Pure. */
export function dueIn(days: number, now: number): number {
  const evening = new Date(now);
  evening.setDate(evening.getDate() + days);
  return evening.setHours(EVENING, 0, 0, 0);
}
