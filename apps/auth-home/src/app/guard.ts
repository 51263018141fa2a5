import { decideNavigation, siteMap, tokenCookie } from '@lobby/session';
import { pageGoes } from '#/data/leave.ts';
import type { RouterContext } from '#/data/router-context.ts';

/** The navigation guard (§2) of the public pages: it sends who is signed in from sign-in to the dashboard. */
export function createGuard(leave: (url: string) => void): RouterContext['guard'] {
  return async ({ location, preload }) => {
    if (preload) return;
    const decision = decideNavigation({
      path: location.pathname,
      entry: 'in-app',
      hasToken: tokenCookie.read() !== undefined,
      user: undefined,
      subscription: undefined,
      now: Date.now(),
      loaded: [],
      loadFailed: false,
    });
    if (decision.kind !== 'redirect') return;
    leave(siteMap[decision.to].path);
    await pageGoes();
  };
}
