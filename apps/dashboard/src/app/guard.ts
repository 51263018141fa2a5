import type { ApiClient } from '@lobby/api-client';
import {
  decideNavigation,
  isDashboard,
  routeNameOf,
  sessionSlice,
  settleNavigation,
  siteMap,
  tokenCookie,
  type Loadable,
  type NavigationOutcome,
} from '@lobby/session';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, type BlockerFn } from '@tanstack/react-router';
import { fetchSubscription, SUBSCRIPTION_KEY } from '#/data/pay.ts';
import type { RouterContext } from '#/data/router-context.ts';
import { fetchUserInfo } from '#/data/user.ts';
import { renewalSlice } from '#/state/renewal-slice.ts';
import { signInUrl } from './sign-in-url.ts';
import type { SignOut } from './sign-out.ts';
import type { Store } from './store.ts';

interface GuardParts {
  readonly store: Store;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly signOut: SignOut;
  /** A full page load. */
  readonly leave: (url: string) => void;
  /** Told when somebody signed in may see a screen; more than once. */
  readonly onEnter: () => void;
}

export interface Guard {
  /** For `beforeLoad` of every guarded route. */
  readonly check: RouterContext['guard'];
  /** For the history: true cancels an in-app navigation where it stands, without a history entry (§2 step 1). */
  readonly blocks: (navigation: Pick<Parameters<BlockerFn>[0], 'nextLocation'>) => boolean;
}

/** The navigation guard (§2) in the hands of the router: `decideNavigation` decides, this acts. */
export function createGuard({ store, api, queryClient, signOut, leave, onEnter }: GuardParts): Guard {
  let entered = false;
  const { actions, selectors } = sessionSlice;

  const readFacts = () => {
    const state = store.getState();
    return {
      hasToken: tokenCookie.read() !== undefined,
      user: selectors.selectUser(state),
      subscription: selectors.selectSubscription(state),
      now: Date.now() + selectors.selectClockOffset(state),
    };
  };

  const load = async (what: Loadable) => {
    if (what === 'user') {
      store.dispatch(actions.userLoaded(await fetchUserInfo(api)));
      return;
    }
    const subscription = await fetchSubscription(api);
    store.dispatch(actions.subscriptionLoaded(subscription));
    queryClient.setQueryData(SUBSCRIPTION_KEY, subscription);
  };

  const act = async (outcome: NavigationOutcome, href: string): Promise<void> => {
    if (outcome.kind === 'allow') return onEnter();
    if (outcome.kind === 'log-out') await signOut({ revoke: false, next: href });
    else if (outcome.kind === 'redirect' && siteMap[outcome.to].app !== 'dashboard') {
      leave(outcome.to === 'auth-sign-in' ? signInUrl({ next: href }) : siteMap[outcome.to].path);
    } else return sendOn(outcome);
    await pageGoes();
  };

  const sendOn = (outcome: Exclude<NavigationOutcome, { kind: 'allow' | 'log-out' }>) => {
    if (outcome.renewal) store.dispatch(renewalSlice.actions.renewalShown(outcome.renewal));
    const to: string = siteMap[outcome.kind === 'redirect' ? outcome.to : 'dashboard-overview'].path;
    throw redirect({ to, replace: true });
  };

  return {
    async check({ location, preload }) {
      if (preload) return;
      const entry = entered ? 'in-app' : 'deep-link';
      const outcome = await settleNavigation({ path: location.pathname, entry, readFacts, load });
      entered = true;
      await act(outcome, location.href);
    },
    blocks({ nextLocation: { pathname } }) {
      if (!entered || !(isDashboard(pathname) || routeNameOf(pathname) === 'preview')) return false;
      const decision = decideNavigation({ path: pathname, entry: 'in-app', ...readFacts(), loaded: [], loadFailed: false });
      if (decision.kind !== 'cancel') return false;
      store.dispatch(renewalSlice.actions.renewalShown(decision.renewal));
      return true;
    },
  };
}

/** The browser is on its way to another page: nothing of this one is shown any more. */
function pageGoes(): Promise<never> {
  return new Promise(() => undefined);
}
