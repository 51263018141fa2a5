import type { Currency, SetMealId } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { planOf, type PlanLimits } from './plan-catalog.ts';
import { findSubscriptionRow, type SubscriptionRow } from './subscription.repository.ts';

export interface Subscription {
  setMealId: SetMealId;
  /** Milliseconds since 1970. */
  startTime: number;
  /** Milliseconds since 1970; with a plan that waits, the end of that one. */
  endTime: number;
  /** What the latest period of the running plan cost, in the smallest unit of the currency. */
  amount: number;
  currency: Currency;
  /** The order that paid for it; null where nobody paid. */
  orderId: string | null;
  /** The smaller plan that is paid for and begins later. */
  next: NextPlan | undefined;
}

type NextPlan = Pick<Subscription, 'setMealId' | 'startTime' | 'amount' | 'currency' | 'orderId'>;

/**
 * The subscription of the tenant as it runs at `now`; every tenant has one from its first transaction on.
 * @param now milliseconds since 1970; matters where a paid plan waits for its turn, which it takes by itself
 */
export async function findSubscription(scope: TenantScope, now = Date.now()): Promise<Subscription> {
  const row = await findSubscriptionRow(scope);
  if (!row) throw new Error(`tenant ${scope.tenantId} has no subscription`);
  return runningAt(readRow(row), now);
}

/** What the tenant's plan includes. */
export async function planLimits(scope: TenantScope, now = Date.now()): Promise<PlanLimits> {
  const { setMealId } = await findSubscription(scope, now);
  return planOf(setMealId).limits;
}

/** A plan that waits runs from its start on. */
export function runningAt(subscription: Subscription, now: number): Subscription {
  const { next } = subscription;
  return next && next.startTime <= now ? { ...subscription, ...next, next: undefined } : subscription;
}

export function readRow(row: SubscriptionRow): Subscription {
  const { nextSetMealId, nextStartTime, nextAmount, nextCurrency, nextOrderId } = row;
  return {
    setMealId: row.setMealId as SetMealId,
    startTime: row.startTime.getTime(),
    endTime: row.endTime.getTime(),
    amount: row.amount,
    currency: row.currency as Currency,
    orderId: row.orderId,
    next:
      nextSetMealId === null || nextStartTime === null || nextAmount === null || nextCurrency === null
        ? undefined
        : {
            setMealId: nextSetMealId as SetMealId,
            startTime: nextStartTime.getTime(),
            amount: nextAmount,
            currency: nextCurrency as Currency,
            orderId: nextOrderId,
          },
  };
}
