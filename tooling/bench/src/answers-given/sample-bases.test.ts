import { expect, test } from 'vitest';
import type { AnswerSet } from './answer-set.ts';
import { sampleBases } from './sample-bases.ts';

const setOf = (count: number): AnswerSet => ({
  name: 'shop.en-US',
  use: 'tuning',
  locale: 'en-US',
  entries: Array.from({ length: count }, (_, number) => ({ id: String(number), question: `question ${number}` })),
  questions: [],
});

test('bases of three, ten and all entries are drawn from a set of thirty', () => {
  const bases = sampleBases(setOf(30));
  expect(new Set(bases.map(({ entries }) => entries.length))).toEqual(new Set([3, 10, 30]));
  expect(bases.filter(({ isWhole }) => isWhole)).toHaveLength(1);
});

test('the same in every run, and different samples of one size', () => {
  const bases = sampleBases(setOf(30));
  expect(sampleBases(setOf(30))).toEqual(bases);
  expect(bases[0]?.entries).not.toEqual(bases[1]?.entries);
});
