import type { Hit } from '#/ranking/hit.ts';

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
export const RUNNER_UP_MAX = 0.3;
/** The chance that any entry is meant, from which the likeliest are offered. */
export const OFFER_FROM = 0.25;
/** The same where one of them says a part of what was asked: what is off topic shares next to nothing with any entry. */
const COVERED_OFFER_FROM = 0.15;
/** Such a part is this share of the question, and so much in words. */
const COVERED_SHARE = 0.12;
const COVERED_WORDS = 0.3;
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

/** What a search knows of a hit, as far as a decision needs it. */
type Known = {
  readonly evidence: Pick<Hit['evidence'], 'entry' | 'asked'>;
  readonly why: { readonly words: readonly Pick<Hit['why']['words'][number], 'by'>[] };
};

/** Whether an entry says a part of what was asked, and not only what may be a misspelled word of it. */
const saysPart = ({ evidence: { entry, asked }, why: { words } }: Known): boolean =>
  entry >= COVERED_SHARE && entry * asked >= COVERED_WORDS && words.some(({ by }) => by !== 'slip');

export interface DecidingHits<Decided extends Scored> {
  readonly bias?: Bias | undefined;
  /** What a search knows of a hit. Without it only the chances count. */
  readonly knownOf?: ((hit: Decided) => Known) | undefined;
}

/** Decides what to do with the hits of a question, best first, whichever indexes they come from. Pure. */
export function decideHits<Decided extends Scored>(
  hits: readonly Decided[],
  { bias = 'more', knownOf }: DecidingHits<Decided> = {},
): HitsDecision<Decided> {
  const chances = chancesOf(hits);
  const [first = 0, second = 0] = chances;
  const stands = hits.length === 1 || second <= first * RUNNER_UP_MAX;
  if (hits.length > 0 && first >= ANSWER_FROM[bias] && stands) return { outcome: 'answer', offers: [] };
  const nearness = 1 - (chances.at(-1) ?? 1);
  const isCovered = knownOf !== undefined && hits.slice(0, OFFERS_MAX).some((hit) => saysPart(knownOf(hit)));
  if (nearness < (isCovered ? COVERED_OFFER_FROM : OFFER_FROM)) return { outcome: 'unknown', offers: [] };
  const near = hits.filter((_, place) => place < OFFERS_MAX && (chances[place] as number) >= first * OFFER_SHARE);
  return { outcome: near.length > 1 ? 'offer' : 'ask', offers: near };
}
