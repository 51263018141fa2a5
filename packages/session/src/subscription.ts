import { PLANS, type SubscriptionInfo } from '@lobby/contract';

/** From here on before end_time the dashboard says quietly how long is left: ten days (§9), in milliseconds. */
export const RENEWAL_WARNING_MS = 864_000_000;
/** From here on before end_time the renewal dialog is shown: 24 hours (§4), in milliseconds. */
export const RENEWAL_DIALOG_MS = 86_400_000;

/** Why the renewal dialog is shown; also `currentType` of the cost centre (§2). */
export type RenewalReason = 'expired' | 'free' | 'deadline';

/** `expiring` is within ten days of the end. */
export type SubscriptionState = 'active' | 'expiring' | 'expired';

/** What the rules need of a subscription. */
export type SubscriptionTerm = Pick<SubscriptionInfo, 'set_meal_id' | 'end_time'>;

/** The state of a subscription (§4). `now` is the server's time in milliseconds. */
export function subscriptionState(subscription: SubscriptionTerm, now: number): SubscriptionState {
  const left = subscription.end_time - now;
  if (left <= 0) return 'expired';
  return left <= RENEWAL_WARNING_MS ? 'expiring' : 'active';
}

/**
 * Why this subscription asks for a renewal now: `free` or `expired` after its end (§2), `deadline` within 24 hours
 * before it (§4), undefined earlier.
 */
export function renewalReason(subscription: SubscriptionTerm, now: number): RenewalReason | undefined {
  if (subscriptionState(subscription, now) === 'expired') return expiredReason(subscription);
  return subscription.end_time - now <= RENEWAL_DIALOG_MS ? 'deadline' : undefined;
}

/** The reason after the end (§2): `free` on the free plan, otherwise `expired`. */
export function expiredReason(subscription: SubscriptionTerm): 'free' | 'expired' {
  return subscription.set_meal_id === PLANS.free ? 'free' : 'expired';
}
