import { PLANS } from '@lobby/contract';
import { subscriptionState, type RenewalReason, type SubscriptionTerm } from '@lobby/session';

/** What the top of the screen says about the plan; `trial` is a free plan that still runs. */
export type BannerKind = RenewalReason | 'trial';

/**
 * Which banner is shown, if any. The plan itself decides whether it has ended, so that an old address never says what is no
 * longer so; `currentType` asks for the banner of a plan that still runs, which otherwise shows in its last ten days.
 */
export function chooseBanner(subscription: SubscriptionTerm, currentType: RenewalReason | undefined, now: number): BannerKind | undefined {
  const free = subscription.set_meal_id === PLANS.free;
  const state = subscriptionState(subscription, now);
  if (state === 'expired') return free ? 'free' : 'expired';
  const wanted = state === 'expiring' || currentType === 'deadline' || (free && currentType === 'free');
  if (!wanted) return undefined;
  return free ? 'trial' : 'deadline';
}
