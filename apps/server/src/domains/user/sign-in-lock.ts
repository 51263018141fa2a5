/** Wrong passwords for one address, within the window, that lock it. */
export const FAILURES_MAX = 10;
/** Window in which wrong passwords are counted together, in milliseconds. */
export const FAILURE_WINDOW_MS = 900_000;
/** How long a locked address stays locked, in milliseconds. */
export const LOCK_MS = 900_000;

/** What is known of the wrong passwords for an address; times in milliseconds since 1970. */
export interface SignInFailures {
  failures: number;
  firstFailureAt: number;
  lockedUntil: number | null;
}

/** How long an address is still locked, in milliseconds; 0 when it is not. */
export function lockedFor(known: SignInFailures | undefined, now: number): number {
  return Math.max(0, (known?.lockedUntil ?? 0) - now);
}

/** What is known after one more wrong password, which the address was not locked for. */
export function afterFailure(known: SignInFailures | undefined, now: number): SignInFailures {
  const goesOn = known && known.lockedUntil === null && now - known.firstFailureAt < FAILURE_WINDOW_MS;
  const failures = goesOn ? known.failures + 1 : 1;
  return { failures, firstFailureAt: goesOn ? known.firstFailureAt : now, lockedUntil: failures >= FAILURES_MAX ? now + LOCK_MS : null };
}
