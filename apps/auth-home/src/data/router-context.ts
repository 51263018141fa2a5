import type { LobbyI18n } from '@lobby/i18n';

interface Arrival {
  readonly location: { readonly pathname: string };
  readonly preload: boolean;
}

/** What routes are given by the wiring. */
export interface RouterContext {
  /** The navigation guard (§2); settles where the route may be shown. */
  readonly guard: (arrival: Arrival) => Promise<void>;
  readonly i18n: Pick<LobbyI18n, 'loadNamespaces'>;
}
