const MINUTE_MS = 60_000;
/** Anything else a browser may read in its own way. */
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The time that a wall clock in a zone shows, as `YYYY-MM-DDTHH:mm`. Pure. */
export function wallTime(at: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/** When a wall clock in a zone shows a time; NaN for what is no time. In an hour that is left out, the hour after it. Pure. */
export function zonedTime(wall: string, zone: string): number {
  const asUtc = WALL.test(wall) ? Date.parse(`${wall}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return Number.NaN;
  const offset = (at: number) => Date.parse(`${wallTime(at, zone)}:00Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const first = asUtc - offset(asUtc);
  return asUtc - offset(first);
}
