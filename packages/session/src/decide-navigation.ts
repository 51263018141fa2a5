import type { UserInfo } from '@lobby/contract';
import { isDashboard, landingOf } from './route-name.ts';
import type { RouteName } from './site-map.ts';
import { expiredReason, subscriptionState, type SubscriptionTerm } from './subscription.ts';

/** What the guard asks the app to fetch. */
export type Loadable = 'user' | 'subscription';

export interface NavigationFacts {
  /** Path that is about to be shown; a query or hash does not count. */
  readonly path: string;
  /** `deep-link` where the page itself was opened at this path, `in-app` where somebody moved on from another. */
  readonly entry: 'deep-link' | 'in-app';
  readonly hasToken: boolean;
  /** undefined where not loaded. */
  readonly user: Pick<UserInfo, 'tenant_id'> | undefined;
  /** undefined where not loaded. */
  readonly subscription: SubscriptionTerm | undefined;
  /** The server's time in milliseconds. */
  readonly now: number;
  /** What has been fetched for this very navigation, so that it is asked for once. */
  readonly loaded: readonly Loadable[];
  /** True after a fetch for this navigation failed. */
  readonly loadFailed: boolean;
}

/** How a navigation ends. */
export type NavigationOutcome =
  | { readonly kind: 'allow' }
  /** Go to the named route instead; with `renewal`, open the renewal dialog there. */
  | { readonly kind: 'redirect'; readonly to: RouteName; readonly renewal?: 'free' | 'expired' }
  /** Stay where one is, leave no history entry, open the renewal dialog. */
  | { readonly kind: 'cancel'; readonly renewal: 'free' | 'expired' }
  /** Log out, then go to the named route. */
  | { readonly kind: 'log-out'; readonly to: 'auth-sign-in' };

/** An outcome, or what to fetch before the guard is asked again. */
export type NavigationDecision = NavigationOutcome | { readonly kind: 'load'; readonly what: Loadable };

const NOT_YET_BUSINESS = 0;

/** The navigation guard (§2), step by step in the specification's order. */
export function decideNavigation(facts: NavigationFacts): NavigationDecision {
  return stopExpired(facts) ?? passOutside(facts) ?? requireToken(facts) ?? requireSession(facts) ?? { kind: 'allow' };
}

/** Step 1. A subscription that is not loaded decides nothing; the guard is asked again after loading. */
function stopExpired({ path, entry, subscription, now }: NavigationFacts): NavigationOutcome | undefined {
  if (!isDashboard(path) || staysOpen(path)) return undefined;
  if (!subscription || subscriptionState(subscription, now) !== 'expired') return undefined;
  const renewal = expiredReason(subscription);
  return entry === 'in-app' ? { kind: 'cancel', renewal } : { kind: 'redirect', to: 'dashboard-overview', renewal };
}

/** Step 2. */
function passOutside({ path, hasToken }: NavigationFacts): NavigationOutcome | undefined {
  const name = landingOf(path);
  if (isDashboard(path) || name === 'preview') return undefined;
  return name === 'auth-sign-in' && hasToken ? { kind: 'redirect', to: 'dashboard' } : { kind: 'allow' };
}

/** Step 3. */
function requireToken({ hasToken }: NavigationFacts): NavigationOutcome | undefined {
  return hasToken ? undefined : { kind: 'redirect', to: 'auth-sign-in' };
}

/** Step 4. An account that was no business a moment ago is asked about again: it may have become one. */
function requireSession({ user, subscription, loaded, loadFailed }: NavigationFacts): NavigationDecision | undefined {
  if (loadFailed) return { kind: 'log-out', to: 'auth-sign-in' };
  const settled = user !== undefined && user.tenant_id !== NOT_YET_BUSINESS;
  if (!settled && !loaded.includes('user')) return { kind: 'load', what: 'user' };
  if (!user) return { kind: 'log-out', to: 'auth-sign-in' };
  if (!settled) return { kind: 'redirect', to: 'auth-to-b' };
  if (subscription) return undefined;
  return loaded.includes('subscription') ? { kind: 'log-out', to: 'auth-sign-in' } : { kind: 'load', what: 'subscription' };
}

function staysOpen(path: string): boolean {
  const name = landingOf(path);
  return name === 'dashboard-cost-center' || name === 'dashboard-overview';
}
