/** Toasts shown at once (§4); the others wait behind them. */
export const TOASTS_VISIBLE = 3;
/** Between two toasts, in px (§4). */
export const TOAST_GAP_PX = 14;
/** How far the edge of a waiting toast looks out behind the last visible one, in px. */
export const TOAST_PEEK_PX = 8;
/** Edges that look out at most. */
const PEEKS = 2;
const SCALE_STEP = 0.05;

/** Where a toast stands: distance from the screen's edge in px, its scale, and whether it waits behind. */
export interface ToastPlace {
  offsetPx: number;
  scale: number;
  behind: boolean;
  hidden: boolean;
}

/** A toast to be placed. */
export interface PlacedToast {
  heightPx: number;
  /** Dismissed and fading: it stays where it is, and the next one takes its place. */
  leaving: boolean;
}

/** The places of toasts, newest first. */
export function placeToasts(toasts: readonly PlacedToast[]): ToastPlace[] {
  const last = Math.min(toasts.filter((toast) => !toast.leaving).length, TOASTS_VISIBLE) - 1;
  let order = 0;
  let nextPx = 0;
  let lastFootPx = 0;
  return toasts.map(({ heightPx, leaving }) => {
    if (leaving) return { offsetPx: nextPx, scale: 1, behind: true, hidden: true };
    const depth = order - last;
    order += 1;
    if (depth > 0) {
      const offsetPx = lastFootPx - heightPx + depth * TOAST_PEEK_PX;
      return { offsetPx, scale: 1 - Math.min(depth, PEEKS) * SCALE_STEP, behind: true, hidden: depth > PEEKS };
    }
    const offsetPx = nextPx;
    lastFootPx = offsetPx + heightPx;
    nextPx = lastFootPx + TOAST_GAP_PX;
    return { offsetPx, scale: 1, behind: false, hidden: false };
  });
}
