import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';

test.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [5, 16_000],
  [6, 30_000],
  [5_000, 30_000],
])('after %i failures in a row the pause is %i ms', (failures, ms) => {
  expect(backoff(failures, 0)).toBe(ms);
});

test('chance shortens a pause by a fifth at most', () => {
  expect(backoff(1, 1)).toBe(800);
});
