import type { Usage } from '@lobby/contract';

/** Shares of a limit from which on the bar warns. */
const NEAR = 0.8;
const ALMOST = 0.95;

/** `full` is at the limit or above it. */
export type WarningLevel = 'none' | 'near' | 'almost' | 'full';

/** Limits that are meant to be used to the last one: only their end is worth a word. */
const MEANT_TO_FILL: ReadonlySet<Usage['metric']> = new Set<Usage['metric']>(['seats', 'channels']);

/** How loudly the bar of a limit speaks. */
export function warningLevel({ metric, used, limit }: Pick<Usage, 'metric' | 'used' | 'limit'>): WarningLevel {
  if (used >= limit) return 'full';
  if (MEANT_TO_FILL.has(metric)) return 'none';
  if (used >= limit * ALMOST) return 'almost';
  return used >= limit * NEAR ? 'near' : 'none';
}
