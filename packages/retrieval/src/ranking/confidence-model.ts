/** Terms that speak together: it leans from -1 to 1 by their weighted sum, and counts `worth`. */
export interface Bend {
  readonly weights: readonly number[];
  readonly start: number;
  readonly worth: number;
}

/** What each term counts for an entry and for none, and what those of the likeliest entry say together against none. */
export interface ConfidenceModel {
  readonly entry: readonly number[];
  readonly none: readonly number[];
  readonly bends: readonly Bend[];
}

/** What terms say, each by itself. */
export const weigh = (weights: readonly number[], terms: readonly number[]): number =>
  terms.reduce((sum, term, number) => sum + term * (weights[number] as number), 0);

/** What the terms of the likeliest entry say together. */
export const weighTogether = ({ bends }: ConfidenceModel, terms: readonly number[]): number =>
  bends.reduce((sum, { weights, start, worth }) => sum + worth * Math.tanh(start + weigh(weights, terms)), 0);
