import { PLANS, type SetMealId } from '@lobby/contract';
import { subscriptionState, type SubscriptionTerm } from '@lobby/session';

/** What can be done about a plan; `none` for the trial, which nobody can buy. */
export type PlanAction = 'choose' | 'renew' | 'upgrade' | 'switch' | 'none';

/** What the button of a plan does for a business with this subscription: a larger plan begins now, a smaller one at the end. */
export function planAction(plan: SetMealId, subscription: SubscriptionTerm, now: number): PlanAction {
  if (plan === PLANS.free) return 'none';
  if (plan === subscription.set_meal_id) return 'renew';
  if (subscription.set_meal_id === PLANS.free || subscriptionState(subscription, now) === 'expired') return 'choose';
  return plan > subscription.set_meal_id ? 'upgrade' : 'switch';
}
