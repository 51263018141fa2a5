/** Wait before the second attempt, in milliseconds; each further wait is twice the one before. */
const FIRST_WAIT_MS = 30_000;
/** Longest wait between two attempts, in milliseconds. */
const WAIT_MAX_MS = 3_600_000;
/** Attempts before a mail is given up: about five hours. */
export const ATTEMPTS_MAX = 12;

/** Wait after a number of failed attempts, in milliseconds; undefined when the mail is given up. */
export function retryDelay(attempts: number): number | undefined {
  return attempts >= ATTEMPTS_MAX ? undefined : Math.min(WAIT_MAX_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
}
