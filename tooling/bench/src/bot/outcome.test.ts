import { expect, test } from 'vitest';
import { shareOutcomes } from './outcome.ts';

test('every question is right, honest, mute or wrong', () => {
  const shares = shareOutcomes([
    { score: 0.9, answerable: true, right: true, place: 0, answered: true },
    { score: 0.2, answerable: false, right: false, place: -1, answered: false },
    { score: 0.4, answerable: true, right: true, place: 0, answered: false },
    { score: 0.8, answerable: false, right: false, place: -1, answered: true },
    { score: 0.7, answerable: true, right: false, place: 2, answered: true },
  ]);
  expect(shares).toMatchObject({ right: 0.2, honest: 0.2, mute: 0.2, wrong: 0.4, reachable: 0.8, invented: 0.5 });
  expect(shares.right + shares.honest + shares.mute + shares.wrong).toBeCloseTo(1);
});

test('the area under the curve compares the scores of right and wrong hits', () => {
  const { aurocRight, aurocAnswerable } = shareOutcomes([
    { score: 0.9, answerable: true, right: true, place: 0, answered: true },
    { score: 0.5, answerable: true, right: false, place: 1, answered: false },
    { score: 0.1, answerable: false, right: false, place: -1, answered: false },
  ]);
  expect([aurocRight, aurocAnswerable]).toEqual([1, 1]);
});

test('a mute one had its answer first, a little lower or nowhere', () => {
  const mute = { score: 0.4, answerable: true, answered: false };
  const { muteFirst, muteNear, ...shares } = shareOutcomes([
    { ...mute, right: true, place: 0 },
    { ...mute, right: false, place: 1 },
    { ...mute, right: false, place: 4 },
    { ...mute, right: false, place: 5 },
    { ...mute, right: false, place: -1 },
  ]);
  expect([shares.mute, muteFirst, muteNear]).toEqual([1, 0.2, 0.4]);
});
