import type { OverviewFigures } from '#/data/analysis.ts';

/** Share of the conversations with a question to the bot in which it answered, 0 to 1; undefined where nothing was asked. */
export function answeredShare({ asked, answered }: OverviewFigures['today']): number | undefined {
  return asked === 0 ? undefined : answered / asked;
}
