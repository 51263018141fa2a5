import { createRandom } from '#/bot/random.ts';
import type { Bend, ConfidenceModel } from '@lobby/retrieval';
import type { Choice } from './choice-model.ts';
import { tableOf } from './choice-table.ts';
import type { ChoiceTable } from './choice-table.ts';

const STEPS = 300;
const RATE = 0.05;
/** The last steps are shorter. */
const SETTLE_FROM = 0.7;
const SETTLE_FACTOR = 0.3;
/** Keeps weights small where the examples do not say otherwise, those of bends more. */
const RIDGE = 2e-4;
const BEND_RIDGE = 6e-3;
/** How far bends lean before the first step. */
const FIRST_LEAN = 0.5;
/** How much of the past gradients counts (Adam). */
const MOMENT = 0.9;
const SQUARES = 0.999;
const SEED = 1;

export interface FitOptions {
  /** For each term of an entry 1 where it may by itself only speak for it, -1 where only against it, 0 where either. */
  readonly signs: readonly number[];
  /** How many bends the model has. */
  readonly bends: number;
}

/** Where the parts of a model stand in one row of numbers. */
interface Layout {
  readonly none: number;
  readonly bends: number;
  /** What one bend takes: its weights, its start and its worth. */
  readonly each: number;
  readonly count: number;
  readonly size: number;
}

function layoutOf({ terms, noneTerms }: ChoiceTable, count: number): Layout {
  const each = terms + 2;
  return { none: terms, bends: terms + noneTerms, each, count, size: terms + noneTerms + count * each };
}

function dot(left: Float64Array, leftStart: number, right: Float64Array, rightStart: number, length: number): number {
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += (left[leftStart + at] as number) * (right[rightStart + at] as number);
  return sum;
}

function addTimes(target: Float64Array, start: number, factor: number, source: Float64Array, from: number, length: number): void {
  for (let at = 0; at < length; at += 1) target[start + at] = (target[start + at] as number) + factor * (source[from + at] as number);
}

/** How far each bend leans for an entry. */
function leansOf({ terms, even }: ChoiceTable, layout: Layout, weights: Float64Array, row: number): number[] {
  return Array.from({ length: layout.count }, (_, bend) => {
    const start = layout.bends + bend * layout.each;
    return Math.tanh(dot(weights, start, even, row * terms, terms) + (weights[start + terms] as number));
  });
}

/** Adds what an error about the bends says about their weights. */
function addBendError(
  table: ChoiceTable,
  layout: Layout,
  weights: Float64Array,
  row: number,
  leans: readonly number[],
  error: number,
  slope: Float64Array,
) {
  const { terms, even } = table;
  for (const [bend, lean] of leans.entries()) {
    const start = layout.bends + bend * layout.each;
    const back = error * (weights[start + terms + 1] as number) * (1 - lean * lean);
    addTimes(slope, start, back, even, row * terms, terms);
    slope[start + terms] = (slope[start + terms] as number) + back;
    slope[start + terms + 1] = (slope[start + terms + 1] as number) + error * lean;
  }
}

/** Adds what one choice says about every weight. */
function addChoice(table: ChoiceTable, layout: Layout, weights: Float64Array, place: number, slope: Float64Array): void {
  const { terms, entries, firsts, nones, noneTerms, isRight, isNoneRight } = table;
  const first = firsts[place] as number;
  const sums = Array.from({ length: (firsts[place + 1] as number) - first }, (_, at) =>
    dot(weights, 0, entries, (first + at) * terms, terms),
  );
  const likeliest = first + sums.indexOf(Math.max(...sums));
  const leans = leansOf(table, layout, weights, likeliest);
  const together = leans.reduce((sum, lean, bend) => sum + lean * (weights[layout.bends + bend * layout.each + terms + 1] as number), 0);
  const all = [...sums, dot(weights, layout.none, nones, place * noneTerms, noneTerms) - together];
  const isMeant = (at: number): boolean => (at === sums.length ? isNoneRight[place] : isRight[first + at]) === 1;
  const most = Math.max(...all);
  const odds = all.map((sum) => Math.exp(sum - most));
  const total = odds.reduce((sum, one) => sum + one, 0);
  const right = Math.max(odds.reduce((sum, one, at) => sum + (isMeant(at) ? one : 0), 0) / total, 1e-12);
  const errors = odds.map((one, at) => (table.weights[place] as number) * ((isMeant(at) ? one / total / right : 0) - one / total));
  for (const at of sums.keys()) addTimes(slope, 0, errors[at] as number, entries, (first + at) * terms, terms);
  const error = errors.at(-1) as number;
  addTimes(slope, layout.none, error, nones, place * noneTerms, noneTerms);
  addBendError(table, layout, weights, likeliest, leans, -error, slope);
}

/** How the likelihood of the choices rises with each weight. */
function slopeOf(table: ChoiceTable, layout: Layout, weights: Float64Array): Float64Array {
  const slope = new Float64Array(layout.size);
  for (let place = 0; place + 1 < table.firsts.length; place += 1) addChoice(table, layout, weights, place, slope);
  return slope;
}

/** Bends as they count on terms as they are, and not evened. */
function bendsOf({ terms, means, spreads }: ChoiceTable, layout: Layout, weights: Float64Array): Bend[] {
  return Array.from({ length: layout.count }, (_, bend): Bend => {
    const start = layout.bends + bend * layout.each;
    const plain = Array.from({ length: terms }, (_each, term) => (weights[start + term] as number) / (spreads[term] as number));
    const shift = plain.reduce((sum, weight, term) => sum + weight * (means[term] as number), 0);
    return { weights: plain, start: (weights[start + terms] as number) - shift, worth: weights[start + terms + 1] as number };
  });
}

/** The model under which the choices are likeliest: a multinomial logistic one, with bends for what terms say only together. The same in every run. */
export function fitChoices(choices: readonly Choice[], { signs, bends }: FitOptions): ConfidenceModel {
  const table = tableOf(choices, signs.length);
  const layout = layoutOf(table, bends);
  const random = createRandom(SEED);
  const weights = Float64Array.from({ length: layout.size }, (_, at) => (at < layout.bends ? 0 : (random() - 0.5) * 2 * FIRST_LEAN));
  const [means, squares] = [new Float64Array(layout.size), new Float64Array(layout.size)];
  for (let step = 1; step <= STEPS; step += 1) {
    const rate = RATE * (step < STEPS * SETTLE_FROM ? 1 : SETTLE_FACTOR);
    const slopes = slopeOf(table, layout, weights);
    for (const [at, sum] of slopes.entries()) {
      const weight = weights[at] as number;
      const slope = sum - (at < layout.bends ? RIDGE : BEND_RIDGE) * weight;
      means[at] = MOMENT * (means[at] as number) + (1 - MOMENT) * slope;
      squares[at] = SQUARES * (squares[at] as number) + (1 - SQUARES) * slope * slope;
      const mean = means[at] / (1 - MOMENT ** step);
      const moved = weight + (rate * mean) / (Math.sqrt(squares[at] / (1 - SQUARES ** step)) + 1e-8);
      const sign = signs[at] ?? 0;
      weights[at] = sign !== 0 && moved * sign < 0 ? 0 : moved;
    }
  }
  return {
    entry: Array.from(weights.subarray(0, table.terms)),
    bends: bendsOf(table, layout, weights),
    none: Array.from(weights.subarray(layout.none, layout.bends)),
  };
}
