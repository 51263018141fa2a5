import type { Interval, OpeningHours } from '@lobby/contract';
import { expect, test } from 'vitest';
import { afterOpenMinutes } from './open-minutes.ts';

const NINE_TO_SIX: Interval[] = [{ start: 540, end: 1080 }];
const WEEK = [[], NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, []];
const hours = (rest: Partial<OpeningHours> = {}): OpeningHours => ({
  timezone: 'Asia/Tokyo',
  always_open: false,
  days: WEEK,
  exceptions: [],
  holiday_country: null,
  ...rest,
});
const at = (text: string) => Date.parse(`${text}+09:00`);
const iso = (moment: number | null) => moment && new Date(moment + 9 * 3_600_000).toISOString().slice(0, 16);

test.each([
  ['within a day', '2026-11-19T10:00:00', 60, '2026-11-19T11:00'],
  ['before it opens', '2026-11-19T03:00:00', 60, '2026-11-19T10:00'],
  ['over the night', '2026-11-19T17:30:00', 60, '2026-11-20T09:30'],
  ['over the weekend', '2026-11-20T17:00:00', 240, '2026-11-23T12:00'],
  ['to the last minute', '2026-11-19T17:00:00', 60, '2026-11-19T18:00'],
  ['over a week', '2026-11-19T09:00:00', 5 * 540, '2026-11-25T18:00'],
])('minutes of opening are counted %s', (_name, from, minutes, until) => {
  expect(iso(afterOpenMinutes(hours(), at(from), minutes))).toBe(until);
});

test('a holiday is not counted', () => {
  expect(iso(afterOpenMinutes(hours({ holiday_country: 'JP' }), at('2026-11-20T17:00:00'), 120))).toBe('2026-11-24T10:00');
});

test('who never closes counts the clock, and who never opens has no time', () => {
  expect(iso(afterOpenMinutes(hours({ always_open: true }), at('2026-11-21T23:30:00'), 60))).toBe('2026-11-22T00:30');
  expect(afterOpenMinutes(hours({ days: WEEK.map(() => []) }), at('2026-11-21T23:30:00'), 60)).toBeNull();
});
