/** Whether to answer more, or only when sure. */
export type Bias = 'more' | 'sure';

/** What comes of a question: an answer, an offer of two or three entries, a question back, or nothing that is near. */
export type DecisionOutcome = 'answer' | 'offer' | 'ask' | 'unknown';

/** A hit as far as a decision needs it. */
export interface Scored {
  readonly score: number;
}

export interface HitsDecision<Decided extends Scored> {
  readonly outcome: DecisionOutcome;
  /** Two or three where they are offered, one where it is asked whether that is meant, else none. */
  readonly offers: readonly Decided[];
}

/** The chance of being the one that is meant, from which an entry is the answer. */
export const ANSWER_FROM: Readonly<Record<Bias, number>> = { more: 0.6, sure: 0.8 };
/** The likeliest entry is the answer only where the next is at most so likely beside it: of two that are close, the visitor chooses. */
export const RUNNER_UP_MAX = 0.5;
/** The chance that any entry is meant, from which the likeliest are offered. */
export const OFFER_FROM = 0.25;
/** The same where one of them says a part of what was asked: what is off topic shares next to nothing with any entry. */
const COVERED_OFFER_FROM = 0.1;
const COVERED_FROM = 0.12;
const OFFERS_MAX = 3;
/** Of what is offered, each must be at least so likely beside the likeliest. */
const OFFER_SHARE = 0.02;

const oddsOf = ({ score }: Scored): number => score / Math.max(1e-9, 1 - score);

/**
 * For each hit the chance that it is the one that is meant, and last the chance that none is. A score says how likely an entry answers by
 * itself; of several that fit, only one may be meant.
 */
export function chancesOf(hits: readonly Scored[]): number[] {
  const odds = hits.map(oddsOf);
  const sum = 1 + odds.reduce((total, one) => total + one, 0);
  return [...odds.map((one) => one / sum), 1 / sum];
}

export interface DecidingHits<Decided extends Scored> {
  readonly bias?: Bias | undefined;
  /** How much of the question a hit's entry says, 0 to 1: `evidence.entry` of a search. Without it only the chances count. */
  readonly coverageOf?: ((hit: Decided) => number) | undefined;
}

/** Decides what to do with the hits of a question, best first, whichever indexes they come from. Pure. */
export function decideHits<Decided extends Scored>(
  hits: readonly Decided[],
  { bias = 'more', coverageOf = () => 0 }: DecidingHits<Decided> = {},
): HitsDecision<Decided> {
  const chances = chancesOf(hits);
  const [first = 0, second = 0] = chances;
  const stands = hits.length === 1 || second <= first * RUNNER_UP_MAX;
  if (hits.length > 0 && first >= ANSWER_FROM[bias] && stands) return { outcome: 'answer', offers: [] };
  const nearness = 1 - (chances.at(-1) ?? 1);
  const isCovered = hits.slice(0, OFFERS_MAX).some((hit) => coverageOf(hit) >= COVERED_FROM);
  if (nearness < (isCovered ? COVERED_OFFER_FROM : OFFER_FROM)) return { outcome: 'unknown', offers: [] };
  const near = hits.filter((_, place) => place < OFFERS_MAX && (chances[place] as number) >= first * OFFER_SHARE);
  return { outcome: near.length > 1 ? 'offer' : 'ask', offers: near };
}
