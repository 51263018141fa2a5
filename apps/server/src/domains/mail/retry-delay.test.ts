import { expect, test } from 'vitest';
import { ATTEMPTS_MAX, retryDelay } from './retry-delay.ts';

test.each([
  [1, 30_000],
  [2, 60_000],
  [3, 120_000],
  [7, 1_920_000],
  [8, 3_600_000],
  [ATTEMPTS_MAX - 1, 3_600_000],
  [ATTEMPTS_MAX, undefined],
])('after %i failed attempts the wait is %s ms', (attempts, wait) => {
  expect(retryDelay(attempts)).toBe(wait);
});
