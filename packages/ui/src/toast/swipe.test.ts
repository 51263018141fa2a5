import { expect, test } from 'vitest';
import { isSwipe } from './swipe.ts';

test.each([
  [45, 10_000, true],
  [-45, 10_000, true],
  [44, 10_000, false],
  [12, 100, true],
  [11, 100, false],
  [-12, 100, true],
  [3, 1, false],
  [0, 0, false],
])('moved %d px in %d ms: taken away %s (§4)', (movedPx, elapsedMs, taken) => {
  expect(isSwipe(movedPx, elapsedMs)).toBe(taken);
});
