export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
const MINUTES_A_DAY = 1_440;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = 'numeric' as const;
  const parts = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric };
  const format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone, hourCycle: 'h23', era: 'short' });
  formats.set(zone, format);
  return format;
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(zone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return wall - Math.floor(at / 1_000) * 1_000;
}

/** The calendar day in a zone, as days since 1970-01-01. */
export function dayAt(zone: string, at: number): number {
  return Math.floor((at + offsetAt(zone, at)) / DAY_MS);
}

/**
 * The moment at which a zone's clocks show so many minutes after a day's midnight. Where they show it twice, the first
 * or the last time; where they skip it, the moment of the skip.
 */
export function momentOf(zone: string, day: number, minutes: number, which: 'first' | 'last'): number {
  const wall = (day + Math.floor(minutes / MINUTES_A_DAY)) * DAY_MS + (minutes % MINUTES_A_DAY) * MINUTE_MS;
  const [before, after] = [offsetAt(zone, wall - DAY_MS), offsetAt(zone, wall + DAY_MS)];
  if (before === after) return wall - before;
  const moments = [wall - before, wall - after].filter((moment) => moment + offsetAt(zone, moment) === wall);
  if (moments.length > 0) return which === 'first' ? Math.min(...moments) : Math.max(...moments);
  return shiftBetween(zone, wall - DAY_MS * 2, wall + DAY_MS * 2);
}

/** When the clocks are shifted between two moments, to the minute. */
function shiftBetween(zone: string, from: number, to: number): number {
  const before = offsetAt(zone, from);
  let [low, high] = [Math.floor(from / MINUTE_MS), Math.ceil(to / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle * MINUTE_MS) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}

/** YYYY-MM-DD of days since 1970-01-01, and back. */
export function dayName(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
