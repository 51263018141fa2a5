import { expect, test } from 'vitest';
import { chancesIn } from './choice-model.ts';
import type { Choice } from './choice-model.ts';
import { fitChoices } from './fit-choices.ts';

const choice = (good: number, right: boolean): Choice => ({
  entries: [
    [good, 1],
    [0, 1],
  ],
  none: [1],
  right: [right, false],
  weight: 1,
});
const CHOICES = [...Array.from({ length: 20 }, () => choice(1, true)), ...Array.from({ length: 20 }, () => choice(0, false))];

test('a model tells what is right from what is not, and when nothing is', () => {
  const model = fitChoices(CHOICES, { signs: [0, 0], bends: 0 });
  expect(chancesIn(model, choice(1, true))[0]).toBeGreaterThan(0.8);
  expect(chancesIn(model, choice(0, false))[2]).toBeGreaterThan(0.8);
});

test('a term that may only speak against an entry never speaks for it', () => {
  expect(fitChoices(CHOICES, { signs: [-1, 0], bends: 0 }).entry[0]).toBeLessThanOrEqual(0);
});

test('bends tell what two terms say only together', () => {
  const pair = (one: number, other: number): Choice => ({
    entries: [[one, other]],
    none: [1],
    right: [one !== other],
    weight: 1,
  });
  const pairs = [pair(0, 0), pair(0, 1), pair(1, 0), pair(1, 1)];
  const chanceOf = (bends: number, one: number, other: number): number =>
    chancesIn(fitChoices(pairs, { signs: [0, 0], bends }), pair(one, other))[0] as number;
  expect(chanceOf(8, 1, 0)).toBeGreaterThan(0.8);
  expect(chanceOf(8, 1, 1)).toBeLessThan(0.2);
  expect(chanceOf(0, 1, 0) - chanceOf(0, 1, 1)).toBeLessThan(0.3);
});

test('is the same in every run', () => {
  const options = { signs: [0, 0], bends: 2 };
  expect(fitChoices(CHOICES, options)).toEqual(fitChoices(CHOICES, options));
});
