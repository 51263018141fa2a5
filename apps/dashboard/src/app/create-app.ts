import type { ApiClient, AppConfig } from '@lobby/api-client';
import type { LobbyI18n } from '@lobby/i18n';
import { renewalMemory, sessionSlice, watchRenewal, watchToken } from '@lobby/session';
import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { renewalSlice } from '#/state/renewal-slice.ts';
import { openApi } from './api.ts';
import { createDeparture } from './departure.ts';
import { createGuard } from './guard.ts';
import { openI18n } from './i18n.ts';
import { keepReplies } from './keep-replies.ts';
import { loadAhead } from './load-ahead.ts';
import { createLive, type LiveConnection } from './live.ts';
import { createQueryClient } from './query-client.ts';
import { openRouter, type AppRouter } from './router.tsx';
import { createSignOut, type SignOut } from './sign-out.ts';
import { createStore, type Store } from './store.ts';
import { startTelemetry } from './telemetry.ts';

/** The parts of a running dashboard. */
export interface App {
  readonly api: ApiClient;
  readonly i18n: LobbyI18n;
  /** Leaves for a page outside of the dashboard. */
  readonly leave: (url: string) => void;
  readonly live: LiveConnection;
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
  readonly signOut: SignOut;
  readonly store: Store;
  /** Starts what goes on while the page is open; returns how to stop it. */
  readonly start: () => () => void;
}

/** What a test puts in place of the browser. */
export interface AppSurroundings {
  readonly history?: RouterHistory | undefined;
  readonly leave?: ((url: string) => void) | undefined;
  readonly reload?: (() => void) | undefined;
  readonly live?: LiveConnection | undefined;
}

/** Puts the dashboard together. */
export function createApp(config: AppConfig, surroundings: AppSurroundings = {}): App {
  const { history, reload = () => location.reload() } = surroundings;
  const { leave, isLeaving } = createDeparture(surroundings.leave ?? ((url) => location.assign(url)));
  const i18n = openI18n();
  const store = createStore();
  const queryClient = createQueryClient();
  const live = surroundings.live ?? createLive(config.apiOrigin);
  const memory = renewalMemory(localStorage);
  const here = () => router.state.location.href;
  const replies = keepReplies(store);
  const signOut = createSignOut({
    api: () => api,
    store,
    queryClient,
    renewalMemory: memory,
    forgetReplies: () => replies.forget(),
    closeLive: live.close,
    leave,
  });
  const api = openApi({
    origin: config.apiOrigin,
    getLocale: () => i18n.locale,
    onFailure: ({ toast }) => void signOut({ revoke: false, reason: toast, next: here() }),
  });

  let stopRenewal: (() => void) | undefined;
  const onEnter = () => {
    void live.open();
    stopRenewal ??= watchRenewal({
      getSubscription: () => sessionSlice.selectors.selectSubscription(store.getState()),
      now: () => Date.now() + sessionSlice.selectors.selectClockOffset(store.getState()),
      memory,
      onShowRenewal: (reason) => store.dispatch(renewalSlice.actions.renewalShown(reason)),
    });
  };
  const guard = createGuard({ store, api, queryClient, signOut, leave, onEnter });
  const loadTexts = (namespaces: Parameters<LobbyI18n['loadNamespaces']>[0]) => i18n.loadNamespaces(namespaces);
  const router: AppRouter = openRouter({ context: { api, queryClient, loadTexts }, guard, history });

  const start = () => {
    startTelemetry(config.tracesEndpoint);
    // Another tab that signs out signs out here; another account starts this page anew.
    const stopToken = watchToken({ onChange: (token) => (token === undefined ? void signOut({ revoke: false }) : reload()) });
    // A page that was left for sign-in and is shown again by the back button would stay empty.
    const onShow = () => (isLeaving() ? reload() : undefined);
    addEventListener('pageshow', onShow);
    const stopKeeping = replies.start();
    const stopLoading = loadAhead(router);
    return () => {
      stopLoading();
      stopKeeping();
      removeEventListener('pageshow', onShow);
      stopToken();
      stopRenewal?.();
      live.close();
    };
  };
  return { api, i18n, leave, live, queryClient, router, signOut, store, start };
}
