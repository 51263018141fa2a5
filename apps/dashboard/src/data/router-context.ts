import type { ApiClient } from '@lobby/api-client';
import type { Namespace } from '@lobby/i18n';
import type { QueryClient } from '@tanstack/react-query';

/** A navigation on its way, as the router tells it. */
export interface Arrival {
  readonly location: { readonly pathname: string; readonly href: string };
  readonly preload: boolean;
}

/** What routes are given by the wiring. */
export interface RouterContext {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  /** The navigation guard (§2); settles where the route may be shown, throws a redirect where another shall be. */
  readonly guard: (arrival: Arrival) => Promise<void>;
  /** Loads the texts of a screen before it is shown. */
  readonly loadTexts: (namespaces: readonly Namespace[]) => Promise<void>;
}
