import { expect, test } from 'vitest';
import { measureAt, shareOutcomes } from './outcome.ts';

test('every question is right, honest, mute or wrong', () => {
  const shares = shareOutcomes([
    { score: 0.9, answerable: true, right: true, place: 0, answered: true, near: [] },
    { score: 0.2, answerable: false, right: false, place: -1, answered: false, near: [] },
    { score: 0.4, answerable: true, right: true, place: 0, answered: false, near: [] },
    { score: 0.8, answerable: false, right: false, place: -1, answered: true, near: [] },
    { score: 0.7, answerable: true, right: false, place: 2, answered: true, near: [] },
  ]);
  expect(shares).toMatchObject({ right: 0.2, honest: 0.2, mute: 0.2, wrong: 0.4, reachable: 0.8, invented: 0.5 });
  expect(shares.right + shares.honest + shares.mute + shares.wrong).toBeCloseTo(1);
});

test('the area under the curve compares the scores of right and wrong hits', () => {
  const { aurocRight, aurocAnswerable } = shareOutcomes([
    { score: 0.9, answerable: true, right: true, place: 0, answered: true, near: [] },
    { score: 0.5, answerable: true, right: false, place: 1, answered: false, near: [] },
    { score: 0.1, answerable: false, right: false, place: -1, answered: false, near: [] },
  ]);
  expect([aurocRight, aurocAnswerable]).toEqual([1, 1]);
});

test('a mute one had its answer first, a little lower or nowhere', () => {
  const mute = { score: 0.4, answerable: true, answered: false, near: [] };
  const { muteFirst, muteNear, ...shares } = shareOutcomes([
    { ...mute, right: true, place: 0 },
    { ...mute, right: false, place: 1 },
    { ...mute, right: false, place: 4 },
    { ...mute, right: false, place: 5 },
    { ...mute, right: false, place: -1 },
  ]);
  expect([shares.mute, muteFirst, muteNear]).toEqual([1, 0.2, 0.4]);
});

test('the measures tell what is asked literally from what a mute bot lacks, and count what is offered', () => {
  const hits = (...scores: [number, boolean][]) => scores.map(([plausible, right]) => ({ plausible, terms: [], right }));
  const questions = [
    { score: 0.9, answerable: true, right: true, place: 0, answered: true, near: hits([0.9, true]) },
    { score: 0.8, answerable: true, right: false, place: 1, answered: true, near: hits([0.8, false], [0.5, true]) },
    { score: 0.4, answerable: true, right: false, place: 1, answered: false, near: hits([0.4, false], [0.3, true]) },
    { score: 0.1, answerable: true, right: true, place: 0, answered: false, near: hits([0.1, true]) },
    { score: 0.3, answerable: false, right: false, place: -1, answered: false, near: hits([0.3, false]) },
  ];
  const measure = measureAt(questions, { answer: 0.6, plausible: 0.2 });
  expect(measure).toEqual({ literal: 0.8, strict: 0.4, answered: 0.5, helped: 0.5, fitting: 0.5, vain: 1 });
  expect(measureAt(questions, { answer: 1, plausible: 1 })).toMatchObject({ literal: 1, strict: 0.2, answered: 0 });
});
