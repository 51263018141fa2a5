import { expect, it } from 'vitest';
import { dayStart } from './day-start.ts';

it.each([
  ['a day', '2026-11-30', 0, new Date(2026, 10, 30).getTime()],
  ['the day after the last of a month', '2026-11-30', 1, new Date(2026, 11, 1).getTime()],
  ['no day', '', 0, undefined],
  ['half a day', '2026-11', 0, undefined],
])('%s', (_name, day, later, expected) => {
  expect(dayStart(day, later)).toBe(expected);
});
