const MINUTE_MS = 60_000;

/** A moment as a field of the reader's clock holds it, to the minute; empty for none. */
export function localMoment(at: number | null): string {
  if (at === null) return '';
  const offset = new Date(at).getTimezoneOffset() * MINUTE_MS;
  return new Date(at - offset).toISOString().slice(0, 16);
}

/** The moment of such a field in milliseconds since 1970; null for none. */
export function momentOf(text: string): number | null {
  const at = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(at) ? null : at;
}
