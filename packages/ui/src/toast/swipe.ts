/** A toast goes when it was moved this far, in px (§4) … */
export const SWIPE_DISTANCE_PX = 45;
/** … or faster than this, in px per ms (§4). */
export const SWIPE_SPEED_PX_PER_MS = 0.11;
/** A finger that moves less than this is pressing, not swiping. */
export const SWIPE_SLOP_PX = 4;

/** Whether a finished movement takes the toast away. */
export function isSwipe(movedPx: number, elapsedMs: number): boolean {
  const distance = Math.abs(movedPx);
  if (distance < SWIPE_SLOP_PX) return false;
  return distance >= SWIPE_DISTANCE_PX || distance / Math.max(1, elapsedMs) > SWIPE_SPEED_PX_PER_MS;
}
