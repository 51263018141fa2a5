import { expect, test } from 'vitest';
import { ANALYSIS_FIGURES, ANALYSIS_SUMS, valueOf, type AnalysisFigureId } from './analysis-figures.ts';
import { ANALYSIS_PARTS } from './analysis-report.ts';

const IDS = Object.keys(ANALYSIS_FIGURES) as AnalysisFigureId[];

test.each([
  ['conversations', { conversations: 7 }, 7],
  ['resolved', { resolved: 3, asked: 4 }, 0.75],
  ['resolved', { resolved: 0, asked: 0 }, undefined],
  ['csat', { stars: 9, rated: 2 }, 4.5],
  ['first_reply', { first_reply_ms: null }, undefined],
  ['first_reply', { first_reply_ms: 90_000 }, 90_000],
  // Two minutes each.
  ['saved', { saved_answers: 45 }, 1.5],
] as const)('%s of %j is %d', (id, counts, value) => {
  expect(valueOf(id, counts)).toBe(value);
});

test('every figure that is a share has a whole, and each opens rows that can be asked for', () => {
  for (const id of IDS) {
    const figure = ANALYSIS_FIGURES[id];
    expect([id, (figure.unit === 'share' || figure.unit === 'stars') === 'whole' in figure]).toEqual([id, true]);
    expect(ANALYSIS_PARTS).toContain(figure.rows);
  }
});

test('every count is shown by a figure, or is what one is counted from', () => {
  const used = IDS.flatMap((id) => Object.values(ANALYSIS_FIGURES[id]));
  expect(ANALYSIS_SUMS.filter((sum) => !(used as readonly unknown[]).includes(sum))).toEqual([]);
});
