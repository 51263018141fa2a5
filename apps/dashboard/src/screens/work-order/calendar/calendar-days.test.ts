import { expect, test } from 'vitest';
import { daysOf, spanOf, stepFrom } from './calendar-days.ts';

test.each([
  ['a month that begins on a Sunday has the week before', '2026-11-22', 'month', '2026-10-26', 42],
  ['a month that begins on a Monday begins with itself', '2026-06-15', 'month', '2026-06-01', 35],
  ['a February of four weeks is four weeks', '2027-02-10', 'month', '2027-02-01', 28],
  ['a week begins on Monday', '2026-11-22', 'week', '2026-11-16', 7],
  ['a Monday is in its own week', '2026-11-23', 'week', '2026-11-23', 7],
] as const)('%s', (_name, day, span, from, days) => expect(spanOf(day, span)).toEqual({ from, days }));

test('a step leads into the month or the week beside it, over the end of a year too', () => {
  expect(stepFrom('2026-12-31', 'month', 1)).toBe('2027-01-01');
  expect(stepFrom('2026-03-31', 'month', -1)).toBe('2026-02-01');
  expect(stepFrom('2026-12-31', 'week', 1)).toBe('2027-01-07');
});

test('the days of a span follow each other', () => {
  expect(daysOf({ from: '2026-02-27', days: 3 })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
