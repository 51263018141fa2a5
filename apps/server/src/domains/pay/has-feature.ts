import type { SetMeal } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findSubscription } from './find-subscription.ts';
import { planOf } from './plan-catalog.ts';

/** Whether the plan that runs has something beyond its limits. @param now milliseconds since 1970 */
export async function hasFeature(scope: TenantScope, feature: SetMeal['features'][number], now: number): Promise<boolean> {
  return planOf((await findSubscription(scope, now)).setMealId).features.includes(feature);
}
