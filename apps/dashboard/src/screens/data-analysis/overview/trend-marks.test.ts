import { ANALYSIS_SUMS, type AnalysisSums } from '@lobby/contract';
import { expect, test } from 'vitest';
import { marksOf, MARKS_MAX } from './trend-marks.ts';

const NONE = Object.fromEntries(ANALYSIS_SUMS.map((sum) => [sum, 0])) as unknown as AnalysisSums;
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...NONE,
    key: new Date(Date.UTC(2026, 5, 1 + index)).toISOString().slice(0, 10),
    conversations: index + 1,
    answered: index,
  }));

test('days are marks of their own as long as they are told apart', () => {
  const marks = marksOf(daysOf(MARKS_MAX));
  expect(marks).toHaveLength(MARKS_MAX);
  expect(marks[2]).toEqual({ from: '2026-06-03', to: '2026-06-03', all: 3, answered: 2 });
});

test('more of them are weeks, of which the last may be short, and none is lost', () => {
  const days = daysOf(90);
  const marks = marksOf(days);
  expect(marks).toHaveLength(13);
  expect(marks[0]).toEqual({ from: '2026-06-01', to: '2026-06-07', all: 28, answered: 21 });
  expect(marks.at(-1)).toMatchObject({ from: '2026-08-24', to: '2026-08-29' });
  expect(marks.reduce((sum, { all }) => sum + all, 0)).toBe(days.reduce((sum, { conversations }) => sum + conversations, 0));
});
