import { callEndpoint, createApiClient, type Consequence } from '@lobby/api-client';
import { corpus, DEVICES, pay, user, type Locale } from '@lobby/contract';
import { sessionSlice, settleNavigation, siteMap, tokenCookie, type Loadable, type NavigationOutcome } from '@lobby/session';
import { startBrowserTelemetry } from '@lobby/telemetry';
import { configureStore } from '@reduxjs/toolkit';

/** What the page asks of the platform, with no user interface. */
export function createPlatform(getLocale: () => Locale) {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  const { userLoaded, subscriptionLoaded, sessionCleared } = sessionSlice.actions;
  const listeners = new Set<(consequence: Consequence) => void>();
  const client = createApiClient({
    origin: '',
    getToken: tokenCookie.read,
    getLocale,
    device: DEVICES.dashboard,
    onFailure: (consequence) => {
      if (consequence.logout) {
        store.dispatch(sessionCleared());
        tokenCookie.clear();
      }
      for (const listener of listeners) listener(consequence);
    },
  });
  const telemetry = startBrowserTelemetry({
    endpoint: new URL('/v1/traces', location.href).href,
    serviceName: 'consumer',
    templates: [pay.subscription.path],
  });

  const load = async (what: Loadable): Promise<void> => {
    if (what === 'user') store.dispatch(userLoaded(await callEndpoint(client, user.info, {})));
    else store.dispatch(subscriptionLoaded(await callEndpoint(client, pay.subscription, {})));
  };

  return {
    store,
    telemetry,
    onConsequence: (listener: (consequence: Consequence) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    signIn: () => tokenCookie.write('signed-in'),
    open: (path: string): Promise<NavigationOutcome> =>
      settleNavigation({
        path,
        entry: 'in-app',
        readFacts: () => {
          const { clockOffsetMs, ...session } = store.getState().session;
          return { ...session, hasToken: tokenCookie.read() !== undefined, now: Date.now() + clockOffsetMs };
        },
        load,
      }),
    /** Three calls at once, each of which fails where the session has ended. */
    listThrice: () => Promise.allSettled([1, 2, 3].map(() => callEndpoint(client, corpus.list, {}))),
    knowledgeBase: siteMap['dashboard-knowledge-base-ai-bot'].path,
  };
}

export type Platform = ReturnType<typeof createPlatform>;
