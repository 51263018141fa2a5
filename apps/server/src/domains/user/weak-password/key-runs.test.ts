import { expect, test } from 'vitest';
import { countRuns } from './key-runs.ts';

test.each([
  ['', 0],
  ['a', 1],
  ['aaaa', 1],
  ['abcd', 1],
  ['dcba', 1],
  ['abab', 2],
  ['qwerty123', 2],
  ['1qaz2wsx', 1],
  ['qwerty', 1],
  ['x7kp2', 5],
  ['890', 1],
])('%j is %i pieces', (text, runs) => {
  expect(countRuns(text)).toBe(runs);
});
