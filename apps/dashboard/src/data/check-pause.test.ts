import { expect, it } from 'vitest';
import { checkPause } from './check-pause.ts';

it.each([
  [0, 1_000],
  [1, 1_000],
  [2, 2_000],
  [4, 8_000],
  [7, 60_000],
  [2_000, 60_000],
])('after %d looks at an unpaid order the next one comes after %d ms', (looks, pause) => {
  expect(checkPause(looks)).toBe(pause);
});
