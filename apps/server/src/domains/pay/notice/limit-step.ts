/** Percent of a limit at which its admins hear of it: two warnings, and the end. */
export const LIMIT_STEPS = [80, 95, 100] as const;
export type LimitStep = (typeof LIMIT_STEPS)[number];

/** Every step that is reached, the highest last; none of a limit that allows nothing. Pure. */
export function reachedSteps(used: number, limit: number): LimitStep[] {
  return limit > 0 ? LIMIT_STEPS.filter((step) => used * 100 >= step * limit) : [];
}
