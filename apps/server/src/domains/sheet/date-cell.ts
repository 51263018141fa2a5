import { DAY_MS, dayAt, dayName, MINUTE_MS, momentOf } from '#/domains/hours/zone-time.ts';

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/u;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/iu;
const MINUTES_A_DAY = 1_440;

/** What a cell names: a moment, or a day, which lasts from its first millisecond to its last. In milliseconds since 1970. */
export interface CellTime {
  from: number;
  until: number;
}

/** The time that a cell names; what names no zone is of the business's clocks. undefined where it names none. */
export function readTime(cell: string, zone: string): CellTime | undefined {
  const [, date = '', clock] = /^([^T\s]+)(?:[T\s]\s*(.*))?$/u.exec(cell.normalize('NFKC').trim()) ?? [];
  const day = dayOf(date);
  if (day === undefined || day < 0) return undefined;
  if (clock === undefined) return { from: startOf(zone, day), until: startOf(zone, day + 1) - 1 };
  const time = TIME.exec(clock);
  const at = time ? momentIn(day, time, zone) : undefined;
  return at === undefined || at < 0 ? undefined : { from: at, until: at };
}

/** A moment as a cell: the day whose first or last it is on the business's clocks, else date and time in UTC; empty for none. */
export function timeCell(at: number | null, zone: string, edge: keyof CellTime): string {
  if (at === null) return '';
  const day = dayAt(zone, at);
  const isEdge = at === (edge === 'from' ? startOf(zone, day) : startOf(zone, day + 1) - 1);
  if (isEdge) return dayName(day);
  const text = new Date(at).toISOString();
  return at % MINUTE_MS === 0 ? `${text.slice(0, 16)}Z` : text;
}

/** The day on the business's clocks that a cell names, as forms keep days. */
export function readDay(cell: string, zone: string): string | undefined {
  const time = readTime(cell, zone);
  return time && dayName(dayAt(zone, time.from));
}

const startOf = (zone: string, day: number) => momentOf(zone, day, 0, 'first');

/** Days since 1970; the 31st of February is none. */
function dayOf(text: string): number | undefined {
  const [, year, month, date] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const at = Date.UTC(year, month - 1, date);
  const read = new Date(at);
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === date ? at / DAY_MS : undefined;
}

function momentIn(day: number, [, hour, minute, second = '0', fraction = '', named]: RegExpExecArray, zone: string): number | undefined {
  const minutes = Number(hour) * 60 + Number(minute);
  if (minutes >= MINUTES_A_DAY || Number(minute) > 59 || Number(second) > 59) return undefined;
  const within = Number(second) * 1_000 + Number(fraction.padEnd(3, '0'));
  if (named === undefined) return momentOf(zone, day, minutes, 'first') + within;
  return day * DAY_MS + minutes * MINUTE_MS + within - offsetOf(named);
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
}
