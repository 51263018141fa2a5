import { expect, test } from 'vitest';
import { changeInterval, clockTime } from './clock-time.ts';

test.each([
  [540, '09:00'],
  [1439, '23:59'],
  [1440, '00:00'],
  [1560, '02:00'],
])('%i minutes are %s', (minutes, time) => expect(clockTime(minutes)).toBe(time));

const DAY = { start: 540, end: 1080 };
test.each([
  ['a later end', DAY, 'end', '19:30', { start: 540, end: 1170 }],
  ['an end before the beginning is on the next day', DAY, 'end', '02:00', { start: 540, end: 1560 }],
  ['midnight ends the day', { start: 0, end: 1080 }, 'end', '00:00', { start: 0, end: 1440 }],
  ['a beginning after the end moves the end to the next day', DAY, 'start', '20:00', { start: 1200, end: 2520 }],
  ['what is no time changes nothing', DAY, 'start', '', DAY],
] as const)('%s', (_name, interval, part, time, expected) => expect(changeInterval(interval, part, time)).toEqual(expected));
