import { describe, expect, test } from 'vitest';
import type { EntryRow } from '#/domains/corpus/entry-row.ts';
import type { GoodRow } from './check-rows.ts';
import { planRows } from './plan-rows.ts';

const FIRST = 'first';
/** What an entry is where nothing is said of it. */
const REST = {
  answer_mode: 'generate',
  tags: [],
  valid_from: null,
  valid_until: null,
  buttons: [],
  priority: 0,
  owner_id: null,
  review_by: null,
  corpus_id: FIRST,
  translation_of: null,
};

const row = (question: string, more: Partial<GoodRow> = {}): GoodRow => ({
  row: 2,
  question,
  key: question.toLowerCase(),
  answer: 'a',
  wordings: undefined,
  locale: 'en-US',
  status: undefined,
  more: {},
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
    ...REST,
    ...more,
  }) as EntryRow;

describe('the plan of an import', () => {
  test('adds what is new, published and without wordings where the file does not say', () => {
    expect(planRows([row('New')], [], { room: 1, first: FIRST, mayApprove: true }).added).toEqual([
      { ...REST, question: 'New', answer: 'a', wordings: [], locale: 'en-US', status: 'published' },
    ]);
  });

  test('leaves alone what is stored, the file’s silence included', () => {
    expect(planRows([row('Old')], [stored('Old')], { room: 0, first: FIRST, mayApprove: true })).toEqual({
      added: [],
      updated: [],
      unchanged: 1,
      rejected: [],
    });
  });

  test.each([
    ['another answer', { answer: 'b' }, { answer: 'b' }],
    ['other wordings, which replace the stored ones', { wordings: ['x', 'y'] }, { wordings: ['x', 'y'] }],
    ['no wordings in a column for them', { wordings: [] }, { wordings: [] }],
    ['another status', { status: 'archived' }, { status: 'archived' }],
    [
      'another mode, tags and a place',
      { more: { answer_mode: 'exact', tags: ['t'], corpus_id: 'other' } },
      { answer_mode: 'exact', tags: ['t'], corpus_id: 'other' },
    ],
    ['another way to write the question', { question: 'OLD' }, { question: 'OLD' }],
  ] as const)('updates an entry for %s', (_, given, changed) => {
    const plan = planRows([row('Old', given as Partial<GoodRow>)], [stored('Old')], { room: 0, first: FIRST, mayApprove: true });
    expect(plan.updated).toEqual([
      { ...REST, id: 'id of Old', question: 'Old', answer: 'a', wordings: ['w'], locale: 'en-US', status: 'draft', ...changed },
    ]);
  });

  test('takes the same question in another language for another entry', () => {
    const plan = planRows([row('PS5', { locale: 'ja-JP' })], [stored('PS5')], { room: 1, first: FIRST, mayApprove: true });
    expect(plan.added).toHaveLength(1);
  });

  test('refuses an end that would come before the stored beginning', () => {
    const plan = planRows([row('Old', { more: { valid_until: 5 } })], [stored('Old', { valid_from: 6 })], {
      room: 0,
      first: FIRST,
      mayApprove: true,
    });
    expect(plan).toMatchObject({ updated: [], rejected: [{ row: 2, code: 'valid_until_early' }] });
  });

  test('refuses additions without room, and only those', () => {
    const plan = planRows([row('One'), row('Old'), row('Two', { row: 4 })], [stored('Old')], { room: 1, first: FIRST, mayApprove: true });
    expect(plan.added.map(({ question }) => question)).toEqual(['One']);
    expect(plan.unchanged).toBe(1);
    expect(plan.rejected).toEqual([{ row: 4, code: 'quota', words: {}, question: 'Two' }]);
  });
});
