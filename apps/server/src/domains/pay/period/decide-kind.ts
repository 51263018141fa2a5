import { PLANS, type OrderKind, type SetMealId } from '@lobby/contract';
import type { Subscription } from '#/domains/pay/find-subscription.ts';

/**
 * What buying a paid plan means to a subscription. Plan ids grow with what a plan includes.
 * While a smaller plan waits for its turn, more of the running one and more of the coming one are both renewals.
 */
export function decideKind(subscription: Subscription, setMealId: SetMealId, now: number): OrderKind {
  const { setMealId: running, next, endTime } = subscription;
  if (running === PLANS.free) return 'new';
  if (endTime <= now) return setMealId === running ? 'renew' : 'new';
  if (setMealId === running || setMealId === next?.setMealId) return 'renew';
  return setMealId > running ? 'upgrade' : 'downgrade';
}
