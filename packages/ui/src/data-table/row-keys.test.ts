import { expect, test } from 'vitest';
import { rowAfterKey } from './row-keys.ts';

test.each([
  ['ArrowDown', 4, 5],
  ['ArrowDown', 99, 99],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, 0],
  ['PageDown', 4, 14],
  ['PageDown', 95, 99],
  ['PageUp', 44, 34],
  ['PageUp', 4, 0],
  ['Home', 44, 0],
  ['End', 44, 99],
  ['a', 44, undefined],
])('%s on row %d of a hundred goes to %s', (key, from, to) => {
  expect(rowAfterKey(key, from, 100)).toBe(to);
});
