import type { AnalysisSums } from '@lobby/contract';

/** One mark of the chart: a day, or a week of them where days would be too many to tell apart. */
export interface TrendMark {
  from: string;
  to: string;
  all: number;
  answered: number;
}

/** Days that are told apart. */
export const MARKS_MAX = 31;
const WEEK_DAYS = 7;

export function marksOf(days: readonly (AnalysisSums & { key: string })[]): TrendMark[] {
  const size = days.length > MARKS_MAX ? WEEK_DAYS : 1;
  return days
    .filter((_, index) => index % size === 0)
    .map(({ key }, no) => {
      const part = days.slice(no * size, (no + 1) * size);
      const sum = (figure: 'conversations' | 'answered') => part.reduce((total, each) => total + each[figure], 0);
      return { from: key, to: part.at(-1)?.key ?? key, all: sum('conversations'), answered: sum('answered') };
    });
}
