import { readDate } from '#/domains/sheet/date-cell.ts';

const WITH_TIME = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[T\s]+(\d{1,2}):(\d{2})(.*)$/u;
const two = (digits: string | undefined) => (digits ?? '').padStart(2, '0');

/** The moment that a cell names, with or without a time, in UTC where no zone is named; undefined where it names none. */
export function readMoment(cell: string): number | undefined {
  const text = cell.normalize('NFKC').trim();
  const timed = WITH_TIME.exec(text);
  if (!timed) return readDate(text);
  const [, year, month, day, hour, minute, rest = ''] = timed;
  return readDate(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}${rest}`);
}

/** Whether a cell names a day and no time of it. */
export const isDay = (cell: string): boolean => !/\d:\d/.test(cell);
