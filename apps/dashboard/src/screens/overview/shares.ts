import type { OverviewFigures } from '#/data/analysis.ts';

/** Share of the conversations with a question to the bot in which it answered, 0 to 1; undefined where nothing was asked. */
export function answeredShare({ asked, answered }: OverviewFigures['today']): number | undefined {
  return share(answered, asked);
}

/** Share of the judged conversations without a thumb down, 0 to 1; undefined where nothing was judged. */
export function helpfulShare({ judged, disliked }: OverviewFigures['week']): number | undefined {
  return share(judged - disliked, judged);
}

function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}
