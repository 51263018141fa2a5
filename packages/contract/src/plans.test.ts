import { expect, test } from 'vitest';
import { planName, PLANS, setMealId } from './plans.ts';

test.each([
  ['free', 1],
  ['pro', 2],
  ['max', 3],
] as const)('%s is plan %i (§9)', (name, id) => {
  expect(PLANS[name]).toBe(id);
  expect(planName(id)).toBe(name);
  expect(setMealId.parse(id)).toBe(id);
});

test.each([0, 4, '1', null])('%o is no plan', (id) => {
  expect(setMealId.safeParse(id).success).toBe(false);
});
