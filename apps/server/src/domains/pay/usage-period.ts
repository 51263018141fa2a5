import { PLANS } from '@lobby/contract';
import type { Subscription } from './find-subscription.ts';

/**
 * First day (UTC, `YYYY-MM-DD`) of the period that usage counts in: the whole trial on Free, on paid plans the month
 * that began on the day of the month the subscription began, or on the last day of a shorter month.
 */
export function usagePeriodStart({ setMealId, startTime }: Pick<Subscription, 'setMealId' | 'startTime'>, now: number): string {
  const start = new Date(startTime);
  if (setMealId === PLANS.free) return dayOf(start);
  return dayOf(addMonths(start, fullMonths(start, now)));
}

/** When usage begins to be counted anew, in milliseconds since 1970; null on Free, whose trial is one period. */
export function usagePeriodEnd({ setMealId, startTime }: Pick<Subscription, 'setMealId' | 'startTime'>, now: number): number | null {
  const start = new Date(startTime);
  return setMealId === PLANS.free ? null : addMonths(start, fullMonths(start, now) + 1).getTime();
}

/** Months by the day of the month from the start until now, never negative. */
function fullMonths(start: Date, now: number): number {
  if (now <= start.getTime()) return 0;
  const at = new Date(now);
  const months = (at.getUTCFullYear() - start.getUTCFullYear()) * 12 + at.getUTCMonth() - start.getUTCMonth();
  return dayOf(addMonths(start, months)) <= dayOf(at) ? months : months - 1;
}

function addMonths(start: Date, months: number): Date {
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay)));
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
