/** A question with the entries that came up for it: what speaks for each of them and for none, and which ones are right. */
export interface Choice {
  readonly entries: readonly (readonly number[])[];
  readonly none: readonly number[];
  readonly right: readonly boolean[];
  readonly weight: number;
}

/** Terms that speak together: it leans from -1 to 1 by their weighted sum, and counts `worth`. */
export interface Bend {
  readonly weights: readonly number[];
  readonly start: number;
  readonly worth: number;
}

/** What each term counts for an entry and for none; and what the terms of the likeliest entry say together against none. */
export interface ChoiceModel {
  readonly entry: readonly number[];
  readonly none: readonly number[];
  readonly bends: readonly Bend[];
}

const weigh = (weights: readonly number[], terms: readonly number[]): number =>
  terms.reduce((sum, term, number) => sum + term * (weights[number] as number), 0);

/** The chance of each entry, and last of none. */
export function chancesIn({ entry, none, bends }: ChoiceModel, choice: Choice): number[] {
  const sums = choice.entries.map((terms) => weigh(entry, terms));
  const likeliest = choice.entries[sums.indexOf(Math.max(...sums))] ?? [];
  const together = bends.reduce((sum, { weights, start, worth }) => sum + worth * Math.tanh(start + weigh(weights, likeliest)), 0);
  const all = [...sums, weigh(none, choice.none) - together];
  const most = Math.max(...all);
  const odds = all.map((sum) => Math.exp(sum - most));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / total);
}
