const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/u;
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/iu;
const DAY_MS = 86_400_000;

/** A moment as a cell: the day where it begins one in UTC, else date and time in UTC; empty for none. */
export function dateCell(at: number | null): string {
  if (at === null) return '';
  const text = new Date(at).toISOString();
  return at % DAY_MS === 0 ? text.slice(0, 10) : at % 60_000 === 0 ? `${text.slice(0, 16)}Z` : text;
}

/** The moment that a cell names, in milliseconds since 1970: a day begins in UTC, a time without a zone is in UTC. undefined where it names none. */
export function readDate(cell: string): number | undefined {
  const day = DAY.exec(cell.trim());
  if (day) return ofDay(Number(day[1]), Number(day[2]), Number(day[3]));
  const moment = MOMENT.exec(cell.trim());
  if (!moment) return undefined;
  const at = Date.parse(cell.trim().includes('.') ? cell.trim() : `${moment[1]}T${moment[2]}:${moment[3] ?? '00'}${zoneOf(moment[4])}`);
  return Number.isNaN(at) || at < 0 ? undefined : at;
}

function zoneOf(zone: string | undefined): string {
  return zone === undefined || /^(?:z|utc)$/i.test(zone) ? 'Z' : zone;
}

/** The 31st of February is no day. */
function ofDay(year: number, month: number, day: number): number | undefined {
  const at = Date.UTC(year, month - 1, day);
  const read = new Date(at);
  return at >= 0 && read.getUTCMonth() === month - 1 && read.getUTCDate() === day ? at : undefined;
}
