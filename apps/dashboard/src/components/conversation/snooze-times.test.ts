import { expect, it } from 'vitest';
import { snoozeUntil } from './snooze-times.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

it.each([
  ['hour', at(21, 16, 30), at(21, 17, 30)],
  ['three_hours', at(21, 23), at(22, 2)],
  ['tomorrow', at(21, 0, 5), at(22, 9)],
  ['tomorrow', at(30, 12), new Date(2026, 11, 1, 9).getTime()],
  ['monday', at(21, 12), at(23, 9)],
  ['monday', at(23, 8), at(30, 9)],
] as const)('%s from %d is %d', (snooze, now, until) => {
  expect(snoozeUntil(snooze, now)).toBe(until);
});
