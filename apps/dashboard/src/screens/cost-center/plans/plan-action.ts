import { PLANS, type SetMealId, type SubscriptionInfo } from '@lobby/contract';
import { subscriptionState } from '@lobby/session';

/** What can be done about a plan; `none` for the trial, which nobody can buy. */
export type PlanAction = 'choose' | 'renew' | 'upgrade' | 'switch' | 'none';

/**
 * What the button of a plan does for a business with this subscription: a larger plan begins now, a smaller one at the end; the
 * plan of now and the one that waits for its turn are prolonged.
 */
export function planAction(
  plan: SetMealId,
  subscription: Pick<SubscriptionInfo, 'set_meal_id' | 'end_time' | 'next'>,
  now: number,
): PlanAction {
  if (plan === PLANS.free) return 'none';
  if (plan === subscription.set_meal_id) return 'renew';
  if (subscription.set_meal_id === PLANS.free || subscriptionState(subscription, now) === 'expired') return 'choose';
  if (plan === subscription.next?.set_meal_id) return 'renew';
  return plan > subscription.set_meal_id ? 'upgrade' : 'switch';
}
