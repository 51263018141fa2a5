import type { TenantScope } from '#/database/transaction.ts';
import { findSubscription } from './find-subscription.ts';
import { planOf } from './plan-catalog.ts';
import { usagePeriodStart } from './usage-period.ts';
import { addUsage } from './usage.repository.ts';

/** What is counted by period; the other limits are counted from the rows themselves. */
export type UsageMetric = 'ai_replies';

/**
 * Counts use against the plan in the caller's transaction; the limit is exact, whoever else is counting.
 * @param amount negative to give back what was counted for nothing
 * @param now milliseconds since 1970
 * @returns false, with nothing counted, where the plan has no room for it
 */
export async function countUsage(scope: TenantScope, metric: UsageMetric, amount: number, now: number): Promise<boolean> {
  const subscription = await findSubscription(scope);
  const limit = planOf(subscription.setMealId).limits[metric];
  return addUsage(scope, metric, usagePeriodStart(subscription, now), amount, limit);
}
