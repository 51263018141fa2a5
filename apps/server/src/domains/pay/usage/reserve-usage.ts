import type { COUNTED_METRICS } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findSubscription } from '#/domains/pay/find-subscription.ts';
import { planOf } from '#/domains/pay/plan-catalog.ts';
import { usagePeriodStart } from '#/domains/pay/usage-period.ts';
import {
  countReservations,
  deleteExpired,
  deleteReservation,
  insertReservation,
  lockCounter,
  sumReserved,
} from './reservation.repository.ts';

/** What is counted by period; the other limits are counted from the rows themselves. */
export type CountedMetric = (typeof COUNTED_METRICS)[number];

/** A reservation that nobody counts or gives back for this long was left by a crash, in milliseconds. */
export const RESERVATION_TTL_MS = 3_600_000;

/**
 * Takes a use from the plan before it happens; the limit is exact, whoever else is taking.
 * @param id of what it is for: the same id again takes nothing more
 * @param now milliseconds since 1970
 * @param amount of what is counted
 * @returns false, with nothing taken, where the plan has no room left
 */
export async function reserveUsage(scope: TenantScope, metric: CountedMetric, id: string, now: number, amount = 1): Promise<boolean> {
  const subscription = await findSubscription(scope, now);
  const limit = planOf(subscription.setMealId).limits[metric];
  const periodStart = usagePeriodStart(subscription, now);
  const isNew = await insertReservation(scope, { id, metric, periodStart, amount, expiresAt: now + RESERVATION_TTL_MS });
  if (!isNew) return true;
  await deleteExpired(scope, metric, now);
  // From here on nobody else decides; what others reserved before is visible to the statement after the lock.
  const used = await lockCounter(scope, metric, periodStart);
  if (used + (await sumReserved(scope, metric, periodStart)) <= limit) return true;
  await deleteReservation(scope, id);
  return false;
}

/** Counts what was reserved, in the transaction in which it happens. A repeat counts nothing. */
export async function commitUsage(scope: TenantScope, ids: readonly string[], now: number): Promise<void> {
  if (ids.length > 0) await countReservations(scope, ids, now);
}

/** Gives back what was reserved and did not happen. A repeat, or one that was counted, gives nothing back. */
export function releaseUsage(scope: TenantScope, id: string): Promise<void> {
  return deleteReservation(scope, id);
}
