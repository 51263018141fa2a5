import { expect, it } from 'vitest';
import { waitText } from './wait-clock.tsx';

it.each([
  [0, '0:00'],
  [72, '1:12'],
  [252, '4:12'],
  [3_599, '59:59'],
  [3_852, '1:04:12'],
])('a wait of %i seconds is written %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
