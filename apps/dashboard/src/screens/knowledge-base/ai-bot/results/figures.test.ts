import type { ResultCounts } from '@lobby/contract';
import { expect, test } from 'vitest';
import { barsOf, figuresOf } from './figures.ts';

const NOTHING: ResultCounts = {
  conversations: 0,
  answered: 0,
  contained: 0,
  resolved: 0,
  matured: 0,
  lasting: 0,
  handed_over: 0,
  rated: 0,
  stars: 0,
  satisfied: 0,
  timed: 0,
  first_answer_ms: 0,
  questions: 0,
  answers: 0,
  no_answers: 0,
  small_talk: 0,
  failures: 0,
  clarified: 0,
  clarified_answers: 0,
  up: 0,
  down: 0,
  model_answers: 0,
  priced: 0,
  cost_micro: 0,
  tokens_in: 0,
  tokens_out: 0,
  tool_calls: 0,
  tool_failures: 0,
};
const NO_TIME = { current: null, before: null };
const of = (counts: Partial<ResultCounts>) => ({ ...NOTHING, ...counts });
const valueOf = (id: string, total: ResultCounts) =>
  figuresOf({ total, before: NOTHING, deflection: null, first_answer_median: NO_TIME, order_ratings: null, currency: 'USD' }).find(
    (figure) => figure.id === id,
  );

test.each([
  ['resolved', { conversations: 8, resolved: 2 }, 0.25, 8],
  ['lasting', { matured: 4, lasting: 3 }, 0.75, 4],
  ['contained', { conversations: 8, contained: 6 }, 0.75, 8],
  ['handed_over', { conversations: 8, handed_over: 2 }, 0.25, 8],
  ['answered', { questions: 10, small_talk: 2, answers: 4 }, 0.5, 8],
  ['no_answers', { questions: 10, small_talk: 2, no_answers: 2 }, 0.25, 8],
  ['thumbs', { up: 3, down: 1 }, 0.75, 4],
  ['csat', { rated: 2, stars: 9 }, 4.5, 2],
  ['first_answer', { timed: 2, first_answer_ms: 3_000 }, 1_500, 2],
  ['cost', { priced: 1, cost_micro: 600, model_answers: 3 }, 600, 3],
  ['tools', { tool_calls: 5, tool_failures: 1 }, 5, 1],
] as const)('%s of %j is %d of %d', (id, counts, value, n) => {
  expect(valueOf(id, of(counts))).toMatchObject({ value, n });
});

test('a share of nothing is none, and what no price is known of costs nothing that could be said', () => {
  for (const id of ['resolved', 'answered', 'thumbs', 'csat', 'first_answer', 'cost'])
    expect(valueOf(id, of({ questions: 2, small_talk: 2, model_answers: 2 }))?.value).toBeUndefined();
});

test('who found help without asking is counted where the whole business is looked at', () => {
  const ids = (deflection: Parameters<typeof figuresOf>[0]['deflection']) =>
    figuresOf({ total: NOTHING, before: NOTHING, deflection, first_answer_median: NO_TIME, order_ratings: null, currency: 'USD' }).map(
      ({ id }) => id,
    );
  expect(ids(null)).not.toContain('deflected');
  expect(ids({ readers: 4, deflected: 3, link_offers: 1, link_visits: 2 })).toContain('deflected');
});

test('the satisfaction with work orders stands behind that with conversations, and what it cost is not said without a currency', () => {
  const ratings = { total: { rated: 4, stars: 18, satisfied: 4 }, before: { rated: 0, stars: 0, satisfied: 0 }, days: [] };
  const figures = figuresOf({
    total: NOTHING,
    before: NOTHING,
    deflection: null,
    first_answer_median: NO_TIME,
    order_ratings: ratings,
    currency: null,
  });
  const at = figures.findIndex(({ id }) => id === 'csat');
  expect(figures.map(({ id }) => id)).not.toContain('cost');
  expect(figures[at + 1]).toMatchObject({ id: 'order_csat', unit: 'stars', value: 4.5, before: undefined, n: 4 });
});

test('days are bars; more than a month of them are weeks, of which the last may be short', () => {
  const days = (count: number) => Array.from({ length: count }, (_, no) => ({ ...of({ questions: 2, answers: 1 }), key: `day-${no}` }));
  expect(barsOf(days(31))).toHaveLength(31);
  const weeks = barsOf(days(90));
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([
    13,
    { key: 'day-0', to: 'day-6', answers: 7, questions: 14 },
    { key: 'day-84', to: 'day-89', answers: 6, questions: 12 },
  ]);
});
