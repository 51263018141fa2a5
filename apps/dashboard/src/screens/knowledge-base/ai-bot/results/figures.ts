import type { BotResults, ResultCounts, ResultFigure } from '@lobby/contract';

export const FIGURES = [
  'resolved',
  'lasting',
  'contained',
  'handed_over',
  'answered',
  'no_answers',
  'clarified',
  'thumbs',
  'csat',
  'order_csat',
  'first_answer',
  'cost',
  'tools',
  'deflected',
  'links',
] as const;
export type FigureId = (typeof FIGURES)[number];
export type Unit = 'share' | 'stars' | 'time' | 'money' | 'count';

/** One figure of a period: its value, the value before, and what it is counted from. */
export interface Figure {
  id: FigureId;
  unit: Unit;
  /** A share from 0 to 1, stars, milliseconds, millionths of the currency or a number; undefined where there is nothing to count. */
  value: number | undefined;
  before: number | undefined;
  /** How many things it is counted from. */
  n: number;
  /** True where more is better, false where less is, undefined where neither is. */
  goodUp: boolean | undefined;
  /** The middle value, beside an average. */
  median?: number | undefined;
  /** The conversations behind it. */
  behind?: ResultFigure;
}

const ratio = (part: number, whole: number) => (whole === 0 ? undefined : part / whole);
/** Questions that can have an answer: greetings and thanks have none. */
export const realQuestions = ({ questions, small_talk: talk }: ResultCounts) => questions - talk;

interface Rule extends Pick<Figure, 'unit' | 'goodUp' | 'behind'> {
  id: FigureId;
  value: (counts: ResultCounts) => number | undefined;
  n: (counts: ResultCounts) => number;
}

const RULES: readonly Rule[] = [
  {
    id: 'resolved',
    unit: 'share',
    goodUp: true,
    behind: 'resolved',
    value: (c) => ratio(c.resolved, c.conversations),
    n: (c) => c.conversations,
  },
  { id: 'lasting', unit: 'share', goodUp: true, behind: 'lasting', value: (c) => ratio(c.lasting, c.matured), n: (c) => c.matured },
  {
    id: 'contained',
    unit: 'share',
    goodUp: true,
    behind: 'contained',
    value: (c) => ratio(c.contained, c.conversations),
    n: (c) => c.conversations,
  },
  {
    id: 'handed_over',
    unit: 'share',
    goodUp: false,
    behind: 'handed_over',
    value: (c) => ratio(c.handed_over, c.conversations),
    n: (c) => c.conversations,
  },
  { id: 'answered', unit: 'share', goodUp: true, behind: 'answered', value: (c) => ratio(c.answers, realQuestions(c)), n: realQuestions },
  {
    id: 'no_answers',
    unit: 'share',
    goodUp: false,
    behind: 'no_answers',
    value: (c) => ratio(c.no_answers, realQuestions(c)),
    n: realQuestions,
  },
  {
    id: 'clarified',
    unit: 'share',
    goodUp: true,
    behind: 'clarified',
    value: (c) => ratio(c.clarified_answers, c.clarified),
    n: (c) => c.clarified,
  },
  { id: 'thumbs', unit: 'share', goodUp: true, behind: 'judged', value: (c) => ratio(c.up, c.up + c.down), n: (c) => c.up + c.down },
  { id: 'csat', unit: 'stars', goodUp: true, behind: 'rated', value: (c) => ratio(c.stars, c.rated), n: (c) => c.rated },
  { id: 'first_answer', unit: 'time', goodUp: false, value: (c) => ratio(c.first_answer_ms, c.timed), n: (c) => c.timed },
  { id: 'cost', unit: 'money', goodUp: false, value: (c) => (c.priced === 0 ? undefined : c.cost_micro), n: (c) => c.model_answers },
  { id: 'tools', unit: 'count', goodUp: undefined, value: (c) => c.tool_calls, n: (c) => c.tool_failures },
];

type Counted = Pick<BotResults, 'currency' | 'total' | 'before' | 'deflection' | 'first_answer_median' | 'order_ratings'>;

/** Every figure of a period; what it cost only for those who may see that; those of people who needed no conversation, and of work orders, are there only where the whole business is looked at. */
export function figuresOf(results: Counted): Figure[] {
  const { total, before, deflection, first_answer_median: median, order_ratings: orders, currency } = results;
  const ofBot = RULES.filter(({ id }) => id !== 'cost' || currency !== null).map(({ value, n, ...rule }) => ({
    ...rule,
    value: value(total),
    before: value(before),
    n: n(total),
    ...(rule.id === 'first_answer' && median.current !== null && { median: median.current }),
  }));
  const counted = ofBot.flatMap((figure): Figure[] => (figure.id === 'csat' && orders ? [figure, orderFigure(orders)] : [figure]));
  if (!deflection) return counted;
  const { readers, deflected, link_offers: offers, link_visits: visits } = deflection;
  const none = { before: undefined, goodUp: undefined };
  return [
    ...counted,
    { ...none, id: 'deflected', unit: 'share', value: ratio(deflected, readers), n: readers },
    { ...none, id: 'links', unit: 'count', value: visits, n: offers },
  ];
}

function orderFigure({ total, before }: NonNullable<BotResults['order_ratings']>): Figure {
  const value = ratio(total.stars, total.rated);
  return { id: 'order_csat', unit: 'stars', goodUp: true, value, before: ratio(before.stars, before.rated), n: total.rated };
}

/** Bars of a chart: days, or weeks of them where there are too many to tell apart. */
export const BARS_MAX = 31;
export function barsOf(
  days: readonly (ResultCounts & { key: string })[],
): { key: string; to: string; answers: number; questions: number }[] {
  const size = days.length > BARS_MAX ? 7 : 1;
  const starts = days.filter((_, index) => index % size === 0);
  return starts.map(({ key }, no) => {
    const part = days.slice(no * size, (no + 1) * size);
    const sum = (count: (counts: ResultCounts) => number) => part.reduce((total, each) => total + count(each), 0);
    return { key, to: part.at(-1)?.key ?? key, answers: sum(({ answers }) => answers), questions: sum(realQuestions) };
  });
}
