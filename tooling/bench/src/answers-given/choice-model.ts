import type { ConfidenceModel } from '@lobby/retrieval';

/** A question with the entries that came up for it: what speaks for each of them and for none, and which ones are right. */
export interface Choice {
  readonly entries: readonly (readonly number[])[];
  readonly none: readonly number[];
  readonly right: readonly boolean[];
  readonly weight: number;
}

const weigh = (weights: readonly number[], terms: readonly number[]): number =>
  terms.reduce((sum, term, number) => sum + term * (weights[number] as number), 0);

/** The chance of each entry, and last of none. */
export function chancesIn({ entry, none, bends }: ConfidenceModel, choice: Choice): number[] {
  const sums = choice.entries.map((terms) => weigh(entry, terms));
  const likeliest = choice.entries[sums.indexOf(Math.max(...sums))] ?? [];
  const together = bends.reduce((sum, { weights, start, worth }) => sum + worth * Math.tanh(start + weigh(weights, likeliest)), 0);
  const all = [...sums, weigh(none, choice.none) - together];
  const most = Math.max(...all);
  const odds = all.map((sum) => Math.exp(sum - most));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / total);
}
