import { expect, test } from 'vitest';
import { shareOutcomes } from './outcome.ts';

test('every question is right, honest, mute or wrong', () => {
  const shares = shareOutcomes([
    { score: 0.9, answerable: true, right: true, answered: true },
    { score: 0.2, answerable: false, right: false, answered: false },
    { score: 0.4, answerable: true, right: true, answered: false },
    { score: 0.8, answerable: false, right: false, answered: true },
    { score: 0.7, answerable: true, right: false, answered: true },
  ]);
  expect(shares).toMatchObject({ right: 0.2, honest: 0.2, mute: 0.2, wrong: 0.4, reachable: 0.8, invented: 0.5 });
  expect(shares.right + shares.honest + shares.mute + shares.wrong).toBeCloseTo(1);
});

test('the area under the curve compares the scores of right and wrong hits', () => {
  const { aurocRight, aurocAnswerable } = shareOutcomes([
    { score: 0.9, answerable: true, right: true, answered: true },
    { score: 0.5, answerable: true, right: false, answered: false },
    { score: 0.1, answerable: false, right: false, answered: false },
  ]);
  expect([aurocRight, aurocAnswerable]).toEqual([1, 1]);
});
