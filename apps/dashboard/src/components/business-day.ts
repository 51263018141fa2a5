const DAY_MS = 86_400_000;
/** A day of a calendar, such as 2026-06-01; it has no zone. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(value: unknown): value is string {
  return typeof value === 'string' && DAY.test(value) && (new Date(`${value}T00:00:00Z`).toJSON() ?? '').startsWith(value);
}

/** Days from the first to the last, both counted. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}
