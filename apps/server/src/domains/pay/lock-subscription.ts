import type { TenantScope } from '#/database/transaction.ts';
import { readRow, runningAt, type Subscription } from './find-subscription.ts';
import { lockSubscriptionRow, replaceSubscription } from './subscription.repository.ts';

/** The subscription as it runs at `now`, locked until the transaction ends: payments of one tenant are applied one after the other. */
export async function lockSubscription(scope: TenantScope, now: number): Promise<Subscription> {
  const row = await lockSubscriptionRow(scope);
  if (!row) throw new Error(`tenant ${scope.tenantId} has no subscription`);
  return runningAt(readRow(row), now);
}

/** Writes a subscription that the transaction has locked. */
export async function saveSubscription(scope: TenantScope, { startTime, endTime, next, ...plan }: Subscription): Promise<void> {
  await replaceSubscription(scope, {
    ...plan,
    startTime: new Date(startTime),
    endTime: new Date(endTime),
    nextSetMealId: next?.setMealId ?? null,
    nextStartTime: next ? new Date(next.startTime) : null,
    nextAmount: next?.amount ?? null,
    nextCurrency: next?.currency ?? null,
    nextOrderId: next?.orderId ?? null,
  });
}
