import { expect, test } from 'vitest';
import { nextRun, type Rhythm } from './next-run.ts';

const daily: Rhythm = { every: 'day', weekday: 1, month_day: 1, hour: 8 };
const weekly = (weekday: number): Rhythm => ({ ...daily, every: 'week', weekday });
const monthly = (day: number): Rhythm => ({ ...daily, every: 'month', month_day: day });
const at = (rhythm: Rhythm, zone: string, after: string) => new Date(nextRun(rhythm, zone, Date.parse(after))).toISOString().slice(0, 16);

test.each<[string, Rhythm, string, string, string]>([
  ['today where its hour is still to come', daily, 'Asia/Tokyo', '2026-06-01T22:59:59Z', '2026-06-01T23:00'],
  ['tomorrow from its hour on', daily, 'Asia/Tokyo', '2026-06-01T23:00:00Z', '2026-06-02T23:00'],
  ['on its weekday, Monday', weekly(1), 'UTC', '2026-06-01T08:00:00Z', '2026-06-08T08:00'],
  ['on its weekday, Sunday', weekly(7), 'UTC', '2026-06-01T08:00:00Z', '2026-06-07T08:00'],
  ['on the weekday of the business, not that of UTC', weekly(1), 'Asia/Tokyo', '2026-06-06T12:00:00Z', '2026-06-07T23:00'],
  ['on the 31st', monthly(31), 'UTC', '2026-05-01T00:00:00Z', '2026-05-31T08:00'],
  ['on the 30th where there is no 31st', monthly(31), 'UTC', '2026-05-31T08:00:00Z', '2026-06-30T08:00'],
  ['on the last of February, and of a leap year', monthly(31), 'UTC', '2028-01-31T08:00:00Z', '2028-02-29T08:00'],
  ['on the 31st again after a shorter month', monthly(31), 'UTC', '2026-02-28T08:00:00Z', '2026-03-31T08:00'],
  ['in the new year', monthly(1), 'UTC', '2026-12-01T08:00:00Z', '2027-01-01T08:00'],
  ['at the skip where the clocks skip its hour', { ...daily, hour: 2 }, 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T01:00'],
  ['at the same hour after the skip', { ...daily, hour: 8 }, 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T06:00'],
  [
    'at the first of two where the clocks show it twice',
    { ...daily, hour: 2 },
    'Europe/Berlin',
    '2026-10-24T12:00:00Z',
    '2026-10-25T00:00',
  ],
  ['once where the clocks show it twice', { ...daily, hour: 2 }, 'Europe/Berlin', '2026-10-25T00:00:00Z', '2026-10-26T01:00'],
])('a report is mailed %s', (_when, rhythm, zone, after, expected) => {
  expect(at(rhythm, zone, after)).toBe(expected);
});
