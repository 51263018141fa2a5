/** Pause after the first failure, and the longest one, in milliseconds. */
export const BACKOFF_FIRST_MS = 1_000;
export const BACKOFF_CAP_MS = 30_000;

/**
 * Milliseconds to wait after so many failures in a row: 1, 2, 4 … 30 s, forever. Up to a fifth is random (`random` is
 * 0 to 1), so that all visitors do not come back in the same instant.
 */
export function backoff(failures: number, random: number): number {
  const exponential = Math.min(BACKOFF_FIRST_MS * 2 ** Math.min(failures - 1, 10), BACKOFF_CAP_MS);
  return Math.round(exponential * (1 - random / 5));
}
