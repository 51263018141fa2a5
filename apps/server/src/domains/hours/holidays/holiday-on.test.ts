import type { HolidayCountry } from '@lobby/contract';
import { expect, test } from 'vitest';
import { holidayOn, holidaysFrom } from './holiday-on.ts';

const DAY_MS = 86_400_000;
/** A list is added to so long before it ends: the official one of a year comes out in the autumn before it at the latest. */
const AHEAD_DAYS = 400;

test.each<HolidayCountry>(['CN', 'HK', 'JP', 'US'])('the holidays of %s are known for more than a year to come', (country) => {
  const last = holidaysFrom(country, '2026-01-01').at(-1)?.day ?? '';
  const needed = new Date(Date.now() + AHEAD_DAYS * DAY_MS).toISOString().slice(0, 10);
  expect(last >= needed, `the last holiday of ${country} is on ${last}: add the next year’s`).toBe(true);
});

test.each<[HolidayCountry, string, boolean | undefined]>([
  ['HK', '2026-12-25', false],
  ['US', '2026-11-26', false],
  ['JP', '2026-05-06', false],
  ['CN', '2026-10-01', false],
  ['CN', '2026-11-24', undefined],
])('%s on %s', (country, day, works) => {
  expect(holidayOn(country, day)?.works).toBe(works);
});
