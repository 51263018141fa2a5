import { PLANS, type SetMealId } from '@lobby/contract';
import { expect, it } from 'vitest';
import { planAction, type PlanAction } from './plan-action.ts';

const NOW = 1_000_000;
const { free, pro, max } = PLANS;

it.each<[SetMealId, 'running' | 'ended', Record<SetMealId, PlanAction>]>([
  [free, 'running', { [free]: 'none', [pro]: 'choose', [max]: 'choose' }],
  [free, 'ended', { [free]: 'none', [pro]: 'choose', [max]: 'choose' }],
  [pro, 'running', { [free]: 'none', [pro]: 'renew', [max]: 'upgrade' }],
  [pro, 'ended', { [free]: 'none', [pro]: 'renew', [max]: 'choose' }],
  [max, 'running', { [free]: 'none', [pro]: 'switch', [max]: 'renew' }],
  [max, 'ended', { [free]: 'none', [pro]: 'choose', [max]: 'renew' }],
])('plan %d, %s', (current, term, actions) => {
  const subscription = { set_meal_id: current, end_time: term === 'ended' ? NOW : NOW + 1, next: null };
  for (const plan of [free, pro, max]) expect(planAction(plan, subscription, NOW)).toBe(actions[plan]);
});

it('prolongs the smaller plan that waits for its turn', () => {
  const next = { set_meal_id: pro, name: 'Pro', start_time: NOW + 1 };
  expect(planAction(pro, { set_meal_id: max, end_time: NOW + 2, next }, NOW)).toBe('renew');
});
