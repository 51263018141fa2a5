import type { HolidayCountry, HolidayName } from '@lobby/contract';
import { CHINA } from './china.ts';
import { HONG_KONG } from './hong-kong.ts';
import { JAPAN } from './japan.ts';
import { UNITED_STATES } from './united-states.ts';

const DAY_MS = 86_400_000;

/** Days by the name of their holiday; in spans of `YYYY-MM-DD..MM-DD` where they are several. */
export type HolidayTable = readonly (readonly [HolidayName, readonly string[]])[];

export interface Holiday {
  day: string;
  name: HolidayName;
  /** A day of the weekend on which people work instead. */
  works: boolean;
}

const CALENDARS: Record<HolidayCountry, ReadonlyMap<string, Holiday>> = {
  CN: read(CHINA),
  HK: read(HONG_KONG),
  JP: read(JAPAN),
  US: read(UNITED_STATES),
};

/** The public holiday, or the make-up working day, of a country on a day. */
export function holidayOn(country: HolidayCountry, day: string): Holiday | undefined {
  return CALENDARS[country].get(day);
}

/** What is known of a country from a day on, in order. */
export function holidaysFrom(country: HolidayCountry, day: string): Holiday[] {
  return [...CALENDARS[country].values()].filter((holiday) => holiday.day >= day).toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function read(table: HolidayTable): Map<string, Holiday> {
  const calendar = new Map<string, Holiday>();
  for (const [name, days] of table) for (const day of days.flatMap(spread)) calendar.set(day, { day, name, works: name === 'workday' });
  return calendar;
}

function spread(span: string): string[] {
  const [from = '', to] = span.split('..');
  if (to === undefined) return [from];
  const [first, last] = [Date.parse(from), Date.parse(`${from.slice(0, 5)}${to}`)];
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}
