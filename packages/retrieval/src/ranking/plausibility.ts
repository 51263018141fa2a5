import type { Evidence } from './confidence.ts';

/**
 * The plausibility from which an entry that is not sure enough to answer may be offered as what was meant: the lowest with which at most one in
 * twenty questions about something else altogether is offered anything.
 */
export const PLAUSIBLE_FLOOR = 0.1;

/**
 * A logistic model in the order of `termsOfPlausibility`, fitted by `pnpm bench:bot --fit` on the same half as the confidence, on the first three
 * entries wherever the first one is not sure enough to answer.
 */
const BIAS = -4.1;
const WEIGHTS = [1.8, 1.3, 2.4];

/** The parts of the evidence that speak for an entry by itself: that several are equally near is no reason against any of them. */
export function termsOfPlausibility({ heading, passage, share, vector }: Evidence): number[] {
  return [heading * heading, Math.sqrt(passage), Math.max(share, vector ?? 0)];
}

/** The probability, 0 to 1, that an entry was meant where no entry is sure enough to answer. */
export function plausibilityOf(evidence: Evidence): number {
  const sum = termsOfPlausibility(evidence).reduce((total, term, number) => total + term * (WEIGHTS[number] as number), BIAS);
  return 1 / (1 + Math.exp(-sum));
}
