const REASONS = ['user_banned', 'need_login'] as const;

/** The query of the sign-in page. */
export interface SignInSearch {
  /** Path to go on to, as it came. */
  readonly next?: string;
  /** Why somebody was sent here (§8). */
  readonly reason?: (typeof REASONS)[number];
}

/** Reads the query; what is not understood is not there. */
export function readSignInSearch({ next, reason }: Record<string, unknown>): SignInSearch {
  const known = REASONS.find((each) => each === reason);
  return { ...(typeof next === 'string' && { next }), ...(known && { reason: known }) };
}
