import type { ApiClient, AppConfig } from '@lobby/api-client';
import type { LobbyI18n } from '@lobby/i18n';
import type { RouterHistory } from '@tanstack/react-router';
import { openApi } from './api.ts';
import { createGuard } from './guard.ts';
import { openI18n } from './i18n.ts';
import { openRouter, type AppRouter } from './router.tsx';

/** The parts of the running public pages. */
export interface App {
  readonly api: ApiClient;
  readonly i18n: LobbyI18n;
  /** A full page load that takes this page's place in the history. */
  readonly leave: (url: string) => void;
  readonly router: AppRouter;
}

/** What a test puts in place of the browser. */
export interface AppSurroundings {
  readonly history?: RouterHistory | undefined;
  readonly leave?: ((url: string) => void) | undefined;
}

/** Puts the public pages together. */
export function createApp(config: AppConfig, surroundings: AppSurroundings = {}): App {
  // Going back from the dashboard leads past the sign-in page, which would only send on again.
  const { history, leave = (url) => location.replace(url) } = surroundings;
  const i18n = openI18n();
  const api = openApi(config.apiOrigin, () => i18n.locale);
  const router = openRouter({ guard: createGuard(leave), i18n }, history);
  return { api, i18n, leave, router };
}
