import type { OverviewFigures } from '#/data/analysis.ts';

export type Steps = OverviewFigures['steps'];

export const STEPS = ['entries', 'bot', 'conversation', 'site'] as const satisfies readonly (keyof Steps)[];

/** True where a business is past its first steps, and needs no list of them. */
export function areStepsDone(steps: Steps): boolean {
  return STEPS.every((step) => steps[step]);
}
