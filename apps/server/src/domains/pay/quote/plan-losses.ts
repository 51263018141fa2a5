import { LIMITS, type Quote, type SetMealId } from '@lobby/contract';
import { planOf } from '#/domains/pay/plan-catalog.ts';

type Loss = Quote['losses'][number];
type Limit = (typeof LIMITS)[number];

/** Limits and features that get smaller when one plan takes the place of another, with what is used where it is counted. */
export function planLosses(from: SetMealId, to: SetMealId, used: Partial<Record<Limit, number>>): Loss[] {
  const [before, after] = [planOf(from), planOf(to)];
  return [
    ...LIMITS.filter((limit) => after.limits[limit] < before.limits[limit]).map((limit): Loss => ({
      kind: 'limit',
      limit,
      from: before.limits[limit],
      to: after.limits[limit],
      used: used[limit] ?? null,
    })),
    ...before.features.filter((feature) => !after.features.includes(feature)).map((feature): Loss => ({ kind: 'feature', feature })),
  ];
}
