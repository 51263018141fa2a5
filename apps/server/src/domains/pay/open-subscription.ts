import { PLANS, type SetMealId } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { saveSubscription } from './lock-subscription.ts';
import { PLAN_CATALOG } from './plan-catalog.ts';
import { insertSubscription } from './subscription.repository.ts';

const DAY_MS = 86_400_000;

/** Begins the trial of a new business. */
export async function openTrial(scope: TenantScope, now: number): Promise<void> {
  const end = now + (PLAN_CATALOG.free.trialDays ?? 0) * DAY_MS;
  await insertSubscription(scope, { setMealId: PLANS.free, startTime: new Date(now), endTime: new Date(end), amount: 0, currency: 'USD' });
}

/** Gives a business a plan that nobody pays for, until `endTime` in milliseconds since 1970. */
export async function grantPlan(scope: TenantScope, setMealId: SetMealId, now: number, endTime: number): Promise<void> {
  await saveSubscription(scope, { setMealId, startTime: now, endTime, amount: 0, currency: 'USD', orderId: null, next: undefined });
}
