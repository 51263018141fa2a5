import { expect, test } from 'vitest';
import { wallTime, zonedTime } from './zoned-time.ts';

test.each([
  ['2026-11-03T09:30', 'Asia/Tokyo', Date.UTC(2026, 10, 3, 0, 30)],
  ['2026-07-01T09:30', 'America/New_York', Date.UTC(2026, 6, 1, 13, 30)],
  ['2026-12-01T09:30', 'America/New_York', Date.UTC(2026, 11, 1, 14, 30)],
  ['2026-11-03T09:30', 'Asia/Hong_Kong', Date.UTC(2026, 10, 3, 1, 30)],
])('%s in %s, and back', (wall, zone, at) => {
  expect(zonedTime(wall, zone)).toBe(at);
  expect(wallTime(at, zone)).toBe(wall);
});

test('what is no time is none', () => {
  expect(zonedTime('', 'Asia/Tokyo')).toBeNaN();
});
