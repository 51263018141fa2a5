import { expect, test } from 'vitest';
import { chancesIn, fitChoices } from './fit-choices.ts';
import type { Choice } from './fit-choices.ts';

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
  const model = fitChoices(CHOICES, [0, 0]);
  expect(chancesIn(model, choice(1, true))[0]).toBeGreaterThan(0.8);
  expect(chancesIn(model, choice(0, false))[2]).toBeGreaterThan(0.8);
});

test('a term that may only speak against an entry never speaks for it', () => {
  expect(fitChoices(CHOICES, [-1, 0]).entry[0]).toBeLessThanOrEqual(0);
});
