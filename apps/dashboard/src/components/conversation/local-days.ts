/** The moment at which a day like `2026-11-22` begins where the reader is, in milliseconds since 1970; NaN for no day. */
export function startOfDay(day: string): number {
  return new Date(`${day}T00:00:00`).getTime();
}

/** The moment at which the next day begins. */
export function endOfDay(day: string): number {
  const next = new Date(startOfDay(day));
  next.setDate(next.getDate() + 1);
  return next.getTime();
}

/** The reader's day of a moment. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
