import { describe, expect, test } from 'vitest';
import type { EntryRow } from '#/domains/corpus/entry-row.ts';
import type { GoodRow } from './check-rows.ts';
import { planRows } from './plan-rows.ts';

const row = (question: string, more: Partial<GoodRow> = {}): GoodRow => ({
  row: 2,
  question,
  key: question.toLowerCase(),
  answer: 'a',
  wordings: undefined,
  locale: 'en-US',
  status: undefined,
  ...more,
});
const stored = (question: string, more: Partial<EntryRow> = {}) =>
  ({
    id: `id of ${question}`,
    question,
    questionKey: question.toLowerCase(),
    answer: 'a',
    wordings: ['w'],
    locale: 'en-US',
    status: 'draft',
    ...more,
  }) as EntryRow;

describe('the plan of an import', () => {
  test('adds what is new, published and without wordings where the file does not say', () => {
    expect(planRows([row('New')], [], 1).added).toEqual([
      { question: 'New', answer: 'a', wordings: [], locale: 'en-US', status: 'published' },
    ]);
  });

  test('leaves alone what is stored, the file’s silence included', () => {
    expect(planRows([row('Old')], [stored('Old')], 0)).toEqual({ added: [], updated: [], unchanged: 1, rejected: [] });
  });

  test.each([
    ['another answer', { answer: 'b' }, { answer: 'b' }],
    ['other wordings, which replace the stored ones', { wordings: ['x', 'y'] }, { wordings: ['x', 'y'] }],
    ['no wordings in a column for them', { wordings: [] }, { wordings: [] }],
    ['another status', { status: 'archived' }, { status: 'archived' }],
    ['another way to write the question', { question: 'OLD' }, { question: 'OLD' }],
  ] as const)('updates an entry for %s', (_, given, changed) => {
    const plan = planRows([row('Old', given as Partial<GoodRow>)], [stored('Old')], 0);
    expect(plan.updated).toEqual([
      { id: 'id of Old', question: 'Old', answer: 'a', wordings: ['w'], locale: 'en-US', status: 'draft', ...changed },
    ]);
  });

  test('takes the same question in another language for another entry', () => {
    const plan = planRows([row('PS5', { locale: 'ja-JP' })], [stored('PS5')], 1);
    expect(plan.added).toHaveLength(1);
  });

  test('refuses additions without room, and only those', () => {
    const plan = planRows([row('One'), row('Old'), row('Two', { row: 4 })], [stored('Old')], 1);
    expect(plan.added.map(({ question }) => question)).toEqual(['One']);
    expect(plan.unchanged).toBe(1);
    expect(plan.rejected).toEqual([{ row: 4, code: 'quota', words: {}, question: 'Two' }]);
  });
});
