import type { OverviewFigures } from '#/data/analysis.ts';

/** Share of the questions put to the bot that it answered, 0 to 1; undefined where none was asked. */
export function answeredShare({ bot_answers: answered, no_answers: unanswered }: OverviewFigures['today']): number | undefined {
  return share(answered, unanswered);
}

/** Share of the verdicts that are good, 0 to 1; undefined where there is none. */
export function helpfulShare({ up, down }: OverviewFigures['verdicts']): number | undefined {
  return share(up, down);
}

function share(part: number, rest: number): number | undefined {
  return part + rest === 0 ? undefined : part / (part + rest);
}
