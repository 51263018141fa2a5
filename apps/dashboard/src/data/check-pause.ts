/** Pause after the first look at an unpaid order, and the longest one, in milliseconds. */
const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** How long to wait before an order is looked at again, in milliseconds, after so many looks: twice as long each time. */
export function checkPause(looks: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, looks - 1), LONGEST_MS);
}
