import { expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { fitLogistic, probabilityOf } from './fit-logistic.ts';

test('a fit finds the model that made the examples', () => {
  const random = createRandom(1);
  const made = [-1, 3, -2];
  const examples = Array.from({ length: 20_000 }, () => {
    const terms = [random(), random()];
    return { terms, positive: random() < probabilityOf(made, terms), weight: 1 };
  });
  for (const [number, weight] of fitLogistic(examples).entries()) expect(Math.abs(weight - (made[number] ?? 0))).toBeLessThan(0.15);
});

test('an example of double weight counts as two', () => {
  const yes = { terms: [1], positive: true };
  const no = { terms: [1], positive: false };
  const doubled = fitLogistic([
    { ...yes, weight: 2 },
    { ...no, weight: 1 },
  ]);
  const repeated = fitLogistic([
    { ...yes, weight: 1 },
    { ...yes, weight: 1 },
    { ...no, weight: 1 },
  ]);
  expect(probabilityOf(doubled, [1])).toBeCloseTo(probabilityOf(repeated, [1]), 6);
  expect(probabilityOf(doubled, [1])).toBeCloseTo(2 / 3, 2);
});
