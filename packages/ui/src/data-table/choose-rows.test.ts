import { expect, test } from 'vitest';
import { addRange, choiceState, toggleKey } from './choose-rows.ts';

const ROWS = ['a', 'b', 'c', 'd'] as const;
const same = (key: string) => key;

test.each([
  [[], 'none'],
  [['b'], 'some'],
  [['a', 'b', 'c', 'd'], 'all'],
  [['a', 'b', 'c', 'from another page'], 'some'],
])('of four rows %j are chosen: %s', (keys, state) => {
  expect(choiceState(ROWS, same, new Set(keys))).toBe(state);
});

test('a row is taken and left again, and the set that was given stays', () => {
  const before = new Set(['a']);
  expect([...toggleKey(before, 'b')]).toEqual(['a', 'b']);
  expect([...toggleKey(before, 'a')]).toEqual([]);
  expect([...before]).toEqual(['a']);
});

test('a range is added in either direction, unseen rows included', () => {
  expect([...addRange(ROWS, same, new Set(['d']), 0, 2)]).toEqual(['d', 'a', 'b', 'c']);
  expect([...addRange(ROWS, same, new Set(), 3, 1)]).toEqual(['b', 'c', 'd']);
});
