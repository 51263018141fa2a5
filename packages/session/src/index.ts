export { HOME_PATH } from './home-path.ts';
export {
  decideNavigation,
  type Loadable,
  type NavigationDecision,
  type NavigationFacts,
  type NavigationOutcome,
} from './decide-navigation.ts';
export { logout, type Logout, type Revocation } from './logout.ts';
export { forgetAttempt, keepAttempt, readAttempt, type ProviderAttempt } from './provider-attempt.ts';
export { renewalMemory } from './renewal-memory.ts';
export { isChat, isDashboard, routeNameOf } from './route-name.ts';
export { serverClock, type ServerClock } from './server-clock.ts';
export { sessionSlice, type SessionState } from './session-slice.ts';
export { settleNavigation, type SettleNavigation } from './settle-navigation.ts';
export { siteMap, type OwningApp, type RouteName, type SiteRoute } from './site-map.ts';
export {
  RENEWAL_DIALOG_MS,
  RENEWAL_WARNING_MS,
  renewalReason,
  subscriptionState,
  type RenewalReason,
  type SubscriptionState,
  type SubscriptionTerm,
} from './subscription.ts';
export { tokenCookie } from './token-cookie.ts';
export { isRenewalDue, RENEWAL_REPEAT_MS, watchRenewal, type RenewalMemory, type WatchRenewal } from './watch-renewal.ts';
export { TOKEN_POLL_MS, watchToken, type WatchToken } from './watch-token.ts';
