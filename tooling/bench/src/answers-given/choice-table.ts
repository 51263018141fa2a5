import type { Choice } from './choice-model.ts';

/** Choices as rows of numbers, one behind the other, so that many passes over them are quick. */
export interface ChoiceTable {
  readonly terms: number;
  readonly noneTerms: number;
  /** The first entry of each choice, and behind the last one the number of all. */
  readonly firsts: Int32Array;
  readonly entries: Float64Array;
  /** The same with a mean of 0 and a spread of 1 for each term, which they had before. */
  readonly even: Float64Array;
  readonly means: Float64Array;
  readonly spreads: Float64Array;
  readonly nones: Float64Array;
  readonly isRight: Uint8Array;
  readonly isNoneRight: Uint8Array;
  /** 1 in all. */
  readonly weights: Float64Array;
}

const LEAST_SPREAD = 1e-3;

function evened(entries: Float64Array, terms: number): Pick<ChoiceTable, 'even' | 'means' | 'spreads'> {
  const count = entries.length / terms;
  const means = new Float64Array(terms);
  const spreads = new Float64Array(terms);
  for (const [at, value] of entries.entries()) means[at % terms] = (means[at % terms] as number) + value / count;
  for (const [at, value] of entries.entries()) {
    const term = at % terms;
    spreads[term] = (spreads[term] as number) + (value - (means[term] as number)) ** 2 / count;
  }
  for (const [term, spread] of spreads.entries()) spreads[term] = Math.sqrt(spread) + LEAST_SPREAD;
  const even = entries.map((value, at) => (value - (means[at % terms] as number)) / (spreads[at % terms] as number));
  return { even, means, spreads };
}

/** Lays out choices for fitting. */
export function tableOf(choices: readonly Choice[], terms: number): ChoiceTable {
  const firsts = new Int32Array(choices.length + 1);
  for (const [place, { entries }] of choices.entries()) firsts[place + 1] = (firsts[place] as number) + entries.length;
  const entries = Float64Array.from(choices.flatMap((choice) => choice.entries.flat()));
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  return {
    terms,
    noneTerms: choices[0]?.none.length ?? 0,
    firsts,
    entries,
    ...evened(entries, terms),
    nones: Float64Array.from(choices.flatMap(({ none }) => none)),
    isRight: Uint8Array.from(choices.flatMap(({ right }) => right.map(Number))),
    isNoneRight: Uint8Array.from(choices, ({ right }) => (right.includes(true) ? 0 : 1)),
    weights: Float64Array.from(choices, ({ weight }) => weight / total),
  };
}
