import { decideNavigation, type Loadable, type NavigationFacts, type NavigationOutcome } from './decide-navigation.ts';

export interface SettleNavigation extends Pick<NavigationFacts, 'path' | 'entry'> {
  /** Facts of the moment, read again after each fetch. */
  readonly readFacts: () => Pick<NavigationFacts, 'hasToken' | 'user' | 'subscription' | 'now'>;
  /** Fetches and stores user info or the subscription; rejects where it cannot. */
  readonly load: (what: Loadable) => Promise<unknown>;
  /** Hears why a fetch failed; the outcome is to log out (§2). */
  readonly onLoadError?: (error: unknown) => void;
}

/** Asks the guard, fetches what it asks for, and asks again until it knows. */
export async function settleNavigation({ path, entry, readFacts, load, onLoadError }: SettleNavigation): Promise<NavigationOutcome> {
  const loaded: Loadable[] = [];
  let loadFailed = false;
  for (;;) {
    const decision = decideNavigation({ path, entry, ...readFacts(), loaded, loadFailed });
    if (decision.kind !== 'load') return decision;
    loaded.push(decision.what);
    try {
      await load(decision.what);
    } catch (error) {
      loadFailed = true;
      onLoadError?.(error);
    }
  }
}
