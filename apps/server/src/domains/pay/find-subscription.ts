import type { Currency, SetMealId } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { planOf, type PlanLimits } from './plan-catalog.ts';
import { findSubscriptionRow } from './subscription.repository.ts';

export interface Subscription {
  setMealId: SetMealId;
  /** Milliseconds since 1970. */
  startTime: number;
  /** Milliseconds since 1970. */
  endTime: number;
  /** What was paid for the period, in the smallest unit of the currency. */
  amount: number;
  currency: Currency;
}

/** The subscription of the tenant; every tenant has one from its first transaction on. */
export async function findSubscription(scope: TenantScope): Promise<Subscription> {
  const row = await findSubscriptionRow(scope);
  if (!row) throw new Error(`tenant ${scope.tenantId} has no subscription`);
  return {
    setMealId: row.setMealId as SetMealId,
    startTime: row.startTime.getTime(),
    endTime: row.endTime.getTime(),
    amount: row.amount,
    currency: row.currency as Currency,
  };
}

/** What the tenant's plan includes. */
export async function planLimits(scope: TenantScope): Promise<PlanLimits> {
  const { setMealId } = await findSubscription(scope);
  return planOf(setMealId).limits;
}
