import { describe, expect, test } from 'vitest';
import { DistinctLists, NumberLists } from './number-lists.ts';

describe('lists of numbers', () => {
  test.each([
    ['in two bytes each', 32_767],
    ['in four where they do not fit', 32_768],
    ['in four, with a sign', -70_000],
  ])('are read back %s', (_how, number) => {
    const written = [[1, number], [], [-number], [7]];
    const lists = new NumberLists(written);
    expect(written.map((_, list) => Array.from(lists.of(list)))).toEqual(written);
    expect(written.map((_, list) => lists.isEmpty(list))).toEqual([false, true, false, false]);
  });

  test('may be longer together than two bytes count', () => {
    const lists = new NumberLists([Array.from({ length: 70_000 }, () => 1), [2, 3]]);
    expect([lists.startOf(1), lists.at(lists.startOf(1)), Array.from(lists.of(1))]).toEqual([70_000, 2, [2, 3]]);
  });

  test('take half of the room where the numbers are small', () => {
    const small = new NumberLists([[1, 2, 3, 4]]);
    const large = new NumberLists([[1, 2, 3, 40_000]]);
    expect(large.bytes - small.bytes).toBe(8);
  });
});

test('equal lists have one place', () => {
  const lists = new DistinctLists();
  expect([[1], [1, 2], [], [1], [12], [1, 2], [], [-1]].map((list) => lists.add(list))).toEqual([0, 1, 2, 0, 3, 1, 2, 4]);
  expect(lists.lists).toEqual([[1], [1, 2], [], [12], [-1]]);
});
