import type { TenantScope } from '#/database/transaction.ts';
import { afterOpenMinutes, openMinutesBetween, readHoursOf } from '#/domains/hours/open-minutes.ts';
import { isResting, type OrderState } from './order-state.ts';

/** Puts off what was promised by the minutes of opening in which a work order rested, where it is taken up again now. */
export async function resumeTimes(scope: TenantScope, was: OrderState, next: OrderState, now: number): Promise<OrderState> {
  if (!isResting(was.status) || next.status !== 'open') return next;
  const { resolveDueAt, firstReplyDueAt, firstRepliedAt } = next;
  const waits = firstRepliedAt === null && firstReplyDueAt !== null;
  if (resolveDueAt === null && !waits) return next;
  const hours = await readHoursOf(scope, next.teamId);
  const rested = Math.round(openMinutesBetween(hours, was.since, now));
  const later = (at: number | null) => (at === null ? null : afterOpenMinutes(hours, at, rested));
  return { ...next, resolveDueAt: later(resolveDueAt), ...(waits ? { firstReplyDueAt: later(firstReplyDueAt) } : {}) };
}
