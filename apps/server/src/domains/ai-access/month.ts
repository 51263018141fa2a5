/** The month (UTC) that runs: its first day, `YYYY-MM-DD`, and when the next one begins, in milliseconds since 1970. Pure. */
export function monthOf(now: number): { start: string; end: number } {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month)).toISOString().slice(0, 10), end: Date.UTC(year, month + 1) };
}
