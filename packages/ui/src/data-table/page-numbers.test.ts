import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 41, [1, 2, 3, 'gap after', 41]],
  [3, 41, [1, 2, 3, 4, 'gap after', 41]],
  [4, 41, [1, 2, 3, 4, 5, 'gap after', 41]],
  [20, 41, [1, 'gap before', 19, 20, 21, 'gap after', 41]],
  [41, 41, [1, 'gap before', 39, 40, 41]],
  [2, 2, [1, 2]],
] as const)('page %d of %d shows %j', (page, count, slots) => {
  expect(pageNumbers(page, count)).toEqual(slots);
});
