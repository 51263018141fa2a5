import type { Consequence } from './failure-policy.ts';

/** A failed call, as far as announcing it matters. */
export interface Failure {
  readonly consequence: Consequence;
  /** The token that the call carried, if any. */
  readonly token: string | undefined;
  /** The app's token now; the same as `token` where the call brought its own. */
  readonly currentToken: string | undefined;
  /** True for calls that need no token, such as sign-in: each of them is a fresh attempt of a person. */
  readonly anonymous: boolean;
}

/**
 * Announces the end of a session once, however many calls fail with it, until a new token appears. A late failure of
 * an earlier token does not end the session that has replaced it.
 */
export function createFailureAnnouncer(announce: (consequence: Consequence) => void): (failure: Failure) => void {
  let ended: { token: string | undefined } | undefined;
  return ({ consequence, token, currentToken, anonymous }) => {
    const replaced = currentToken !== undefined && currentToken !== token;
    const known = ended !== undefined && (token === ended.token || token === undefined);
    if (!anonymous && (replaced || known)) return;
    ended = { token: token ?? ended?.token };
    announce(consequence);
  };
}
