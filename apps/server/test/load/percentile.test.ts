import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test.each([
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 4], 0.5, 2],
  [[5], 0.99, 5],
  [Array.from({ length: 100 }, (_, index) => index + 1), 0.99, 99],
  [[], 0.5, Number.NaN],
])('of %j, the share %d is not above %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});
