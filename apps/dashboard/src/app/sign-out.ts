import type { ApiClient } from '@lobby/api-client';
import { logout, sessionSlice, tokenCookie, type RenewalMemory } from '@lobby/session';
import type { QueryClient } from '@tanstack/react-query';
import { revokeToken } from '#/data/user.ts';
import { signInUrl, type SignInReason } from './sign-in-url.ts';
import type { Store } from './store.ts';

interface SignOutParts {
  readonly api: () => ApiClient;
  readonly store: Store;
  readonly queryClient: QueryClient;
  readonly renewalMemory: RenewalMemory;
  /** Removes the unsent replies that the browser keeps of whoever is signed in. */
  readonly forgetReplies: () => void;
  readonly closeLive: () => void;
  /** A full page load. */
  readonly leave: (url: string) => void;
}

export interface SignOutWish {
  /** False where the server has ended the session itself, or another tab has. */
  readonly revoke: boolean;
  readonly reason?: SignInReason | undefined;
  readonly next?: string | undefined;
}

export type SignOut = (wish: SignOutWish) => Promise<void>;

/** Signs out once, whoever asks: the account menu, a failed call (§8), the guard (§2) or another tab. */
export function createSignOut({ api, store, queryClient, renewalMemory, forgetReplies, closeLive, leave }: SignOutParts): SignOut {
  let leaving: Promise<unknown> | undefined;
  return async ({ revoke, reason, next }) => {
    // A session that was ended from outside leaves them for the same person's next one.
    if (revoke) forgetReplies();
    leaving ??= logout({
      ...(revoke && { revoke: (signal: AbortSignal) => revokeToken(api(), signal) }),
      clearUser: () => store.dispatch(sessionSlice.actions.sessionCleared()),
      clearToken: tokenCookie.clear,
      clearCaches: () => {
        closeLive();
        renewalMemory.clear();
        queryClient.clear();
      },
      navigate: () => leave(signInUrl({ reason, next })),
    });
    await leaving;
  };
}
