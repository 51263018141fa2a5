import { SETUP_STEPS } from '@lobby/contract';
import type { OverviewFigures } from '#/data/analysis.ts';

/** True where nothing of the set-up is left: every step is done, or skipped. */
export function isSetUp({ steps, skipped_steps: skipped }: Pick<OverviewFigures, 'steps' | 'skipped_steps'>): boolean {
  return SETUP_STEPS.every((step) => steps[step] || skipped.includes(step));
}
