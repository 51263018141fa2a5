import { describe, expect, test } from 'vitest';
import { areaUnderRoc, meanQuality, percentile, qualityOf } from './measures.ts';

describe('qualityOf', () => {
  test.each([
    [['a', 'b'], { a: 1 }, { recallAt1: 1, recallAt5: 1, mrrAt10: 1, ndcgAt10: 1 }],
    [['b', 'a'], { a: 1 }, { recallAt1: 0, recallAt5: 1, mrrAt10: 0.5, ndcgAt10: 1 / Math.log2(3) }],
    [['b', 'c', 'd', 'e', 'f', 'a'], { a: 1 }, { recallAt1: 0, recallAt5: 0, mrrAt10: 1 / 6, ndcgAt10: 1 / Math.log2(7) }],
    [[], { a: 1 }, { recallAt1: 0, recallAt5: 0, mrrAt10: 0, ndcgAt10: 0 }],
    [['a', 'b'], { a: 2, b: 1 }, { recallAt1: 1, recallAt5: 1, mrrAt10: 1, ndcgAt10: 1 }],
  ])('%j for %j', (ids, grades, quality) => {
    expect(qualityOf(ids, new Map(Object.entries(grades)))).toEqual(quality);
  });

  test('what stands beyond the tenth place does not count', () => {
    const ids = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'a'];
    expect(qualityOf(ids, new Map([['a', 1]]))).toEqual({ recallAt1: 0, recallAt5: 0, mrrAt10: 0, ndcgAt10: 0 });
  });
});

test('meanQuality is the mean of each measure', () => {
  const right = qualityOf(['a'], new Map([['a', 1]]));
  const wrong = qualityOf(['b'], new Map([['a', 1]]));
  expect(meanQuality([right, wrong])).toEqual({ recallAt1: 0.5, recallAt5: 0.5, mrrAt10: 0.5, ndcgAt10: 0.5 });
});

test('percentile is the value below which that share lies', () => {
  const numbers = Array.from({ length: 100 }, (_, number) => 99 - number);
  expect(percentile(numbers, 0.5)).toBe(50);
  expect(percentile(numbers, 0.95)).toBe(95);
  expect(percentile([], 0.5)).toBe(0);
});

describe('areaUnderRoc', () => {
  const cases = (positives: number[], negatives: number[]) => [
    ...positives.map((score) => ({ score, positive: true })),
    ...negatives.map((score) => ({ score, positive: false })),
  ];

  test.each([
    [[2, 3], [0, 1], 1],
    [[0, 1], [2, 3], 0],
    [[1, 1], [1, 1], 0.5],
    [[1, 3], [0, 2], 0.75],
    [[1], [1, 0], 0.75],
  ])('%j against %j is %d', (positives, negatives, area) => {
    expect(areaUnderRoc(cases(positives, negatives))).toBe(area);
  });

  test('is no number where one side is missing', () => {
    expect(areaUnderRoc(cases([1], []))).toBeNaN();
  });
});
