import { expect, test } from 'vitest';
import { dice } from '#test/dice.ts';
import { middleOf } from './middle-of.ts';

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length / 2) - 1] ?? null;

test('the middle one is the earlier of two, and of none there is none', () => {
  expect([[], [5], [9, 3], [3, 9, 4], [1, 2, 3, 4]].map(middleOf)).toEqual([null, 5, 3, 4, 2]);
});

test('the middle one is that of times put in order, whatever order they come in and however many are the same', () => {
  const random = dice(7);
  const roll = (below: number) => Math.floor(random() * below);
  for (let turn = 0; turn < 400; turn += 1) {
    const times = Array.from({ length: roll(60) }, () => roll(turn % 2 === 0 ? 4 : 1_000_000));
    for (const order of [times, times.toSorted((a, b) => a - b), times.toSorted((a, b) => b - a)])
      expect(middleOf(order)).toBe(sorted(times));
  }
});

test('times keep their order', () => {
  const times = [3, 1, 2];
  middleOf(times);
  expect(times).toEqual([3, 1, 2]);
});
