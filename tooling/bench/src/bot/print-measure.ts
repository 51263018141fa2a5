import { formatShare, formatTable } from '#/retrieval/print-table.ts';
import type { Floors, Measure, Outcome } from './outcome.ts';
import { measureAt } from './outcome.ts';

/** One knowledge base of one size, and what came of the questions asked of it. */
export interface MeasuredSet {
  readonly set: string;
  readonly size: number;
  readonly asked: readonly Outcome[];
}

const MEASURES = ['literal', 'strict', 'answered', 'helped', 'fitting', 'vain'] as const satisfies readonly (keyof Measure)[];
const DEFINITIONS = [
  'literal   answered right, or honestly said not to be sure, of all questions: 1 less what was answered wrong or invented',
  'strict    answered right, or not answered where there is no answer, of all questions: silence on a question with an answer is a failure',
  'answered  answered at all, of the questions with an answer: a mute bot has none',
  'helped    the right entry answered, or among the (up to three) offered, of the questions with an answer',
  'fitting   offers that hold the right entry, of all offers',
  'in vain   something offered, of the questions without an answer',
];
const ANSWER_FLOORS = [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8];
const PLAUSIBLE_FLOORS = [0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.12, 0.15, 0.2];
/** A fifth of smaller knowledge bases cannot be taken away: they are asked what lies near as often as what they answer, and stand apart. */
const LEAST_SIZE = 10;

const shown = (share: number): string => (Number.isNaN(share) ? '–' : formatShare(share));

/** Means over those that have the measure; each counts the same, however many questions it has. */
function meanOf(measures: readonly Measure[]): Measure {
  const mean = (name: keyof Measure): number => {
    const known = measures.map((each) => each[name]).filter((share) => !Number.isNaN(share));
    return known.reduce((sum, share) => sum + share, 0) / known.length;
  };
  return {
    literal: mean('literal'),
    strict: mean('strict'),
    answered: mean('answered'),
    helped: mean('helped'),
    fitting: mean('fitting'),
    vain: mean('vain'),
  };
}

/** The measures of each set, of all its sizes from ten entries on alike. */
function ofSets(measured: readonly MeasuredSet[], floors: Floors): { set: string; sizes: number[]; measure: Measure }[] {
  const large = measured.filter(({ size }) => size >= LEAST_SIZE);
  return [...Map.groupBy(large, ({ set }) => set)].map(([set, all]) => ({
    set,
    sizes: all.map(({ size }) => size),
    measure: meanOf(all.map(({ asked }) => measureAt(asked, floors))),
  }));
}

const cellsOf = (measure: Measure): string[] => MEASURES.map((name) => shown(measure[name]));

/** Prints what the goals ask of the bot: by set and size, by set, and over all sets. */
export function printMeasure(measured: readonly MeasuredSet[], floors: Floors): void {
  const head = ['set', 'entries', ...MEASURES.map((name) => (name === 'vain' ? 'in vain' : name))];
  const sets = ofSets(measured, floors);
  const each = measured.map(({ set, size, asked }) => [set, String(size), ...cellsOf(measureAt(asked, floors))]);
  const whole = sets.map(({ set, sizes, measure }) => [set, `${Math.min(...sizes)} to ${Math.max(...sizes)}`, ...cellsOf(measure)]);
  const all = ['mean', '', ...cellsOf(meanOf(sets.map(({ measure }) => measure)))];
  console.log(`\nThe measure, floor ${floors.answer}, offers from ${floors.plausible}, on the half that nothing was fitted or chosen on`);
  console.log(formatTable(head, each));
  console.log(`\nThe same by set, from ${LEAST_SIZE} entries on`);
  console.log(formatTable(head, [...whole, all]));
  console.log(`\n${DEFINITIONS.join('\n')}`);
}

/** Prints what other floors would do on the half that floors are chosen on: over all sets, and in the worst of them. */
export function printSweeps(measured: readonly MeasuredSet[], floors: Floors): void {
  const rows = ANSWER_FLOORS.map((answer) => {
    const sets = ofSets(measured, { ...floors, answer });
    const mean = meanOf(sets.map(({ measure }) => measure));
    const worst = sets.toSorted((left, right) => left.measure.literal - right.measure.literal)[0];
    return [
      String(answer),
      shown(worst?.measure.literal ?? Number.NaN),
      worst?.set ?? '',
      ...cellsOf(mean).slice(0, MEASURES.indexOf('helped')),
    ];
  });
  console.log('\nFloors of the answer, on the half that they are chosen on: the worst set, and the mean of all');
  console.log(formatTable(['floor', 'literal, worst', 'which', 'literal', 'strict', 'answered'], rows));
  const offers = PLAUSIBLE_FLOORS.map((plausible) => {
    const sets = ofSets(measured, { ...floors, plausible }).map(({ measure }) => measure);
    const { helped, fitting, vain } = meanOf(sets.filter(({ answered }) => !Number.isNaN(answered)));
    const offTopic = meanOf(sets.filter(({ answered }) => Number.isNaN(answered)));
    return [String(plausible), shown(helped), shown(fitting), shown(vain), shown(offTopic.vain)];
  });
  console.log('\nFloors of the offers, on the same half; the last column is of questions about something else altogether');
  console.log(formatTable(['floor', 'helped', 'fitting', 'in vain', 'off topic'], offers));
}
