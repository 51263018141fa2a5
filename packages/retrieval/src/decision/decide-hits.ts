import { belongingOf } from './belonging.ts';
import type { Witness } from './belonging.ts';

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
/** Two entries are even from this score on, whose headings say so much of the question. */
const EVEN_FROM = 0.9;
const WHOLE_HEADING = 0.95;
/** Where it is known what words mean: the chance that a question belongs here, from which something is offered. */
const BELONGS_FROM = 0.25;
/** From this closeness on an embedding knows better what belongs here. */
const CLOSE = 0.3;
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
type Known = Omit<Witness, 'score'>;

/** Whether an entry says a part of what was asked, and not only what may be a misspelled word of it. */
const saysPart = ({ evidence: { entry, asked }, why: { words } }: Known): boolean =>
  entry >= COVERED_SHARE && entry * asked >= COVERED_WORDS && words.some(({ by }) => by !== 'slip');

function witnessesOf<Decided extends Scored>(hits: readonly Decided[], knownOf?: (hit: Decided) => Known): Witness[] {
  return knownOf === undefined ? [] : hits.map((hit) => ({ ...knownOf(hit), score: hit.score }));
}

/** Whether the headings of two entries both say the whole question, so that nothing in it tells which of them is meant. */
function areEven(first: Scored & Known, second: Scored & Known): boolean {
  return [first, second].every(({ score, evidence: { heading } }) => score >= EVEN_FROM && heading >= WHOLE_HEADING);
}

/** Whether a question is near enough to offer anything. Where it is known what words mean, it is enough that the question belongs here. */
function isNear<Decided extends Scored>(hits: readonly Decided[], none: number, knownOf?: (hit: Decided) => Known): boolean {
  const witnesses = witnessesOf(hits, knownOf);
  const heard = witnesses.slice(0, OFFERS_MAX);
  const first = witnesses[0]?.evidence;
  const isClose = heard.some(({ evidence }) => (evidence.vector ?? 0) >= CLOSE);
  if (first?.likeness !== undefined && !isClose) return belongingOf(witnesses) >= BELONGS_FROM;
  return 1 - none >= (heard.some(saysPart) ? COVERED_OFFER_FROM : OFFER_FROM);
}

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
  const [likeliest, ...rivals] = witnessesOf(hits.slice(0, OFFERS_MAX), knownOf);
  const isEven = (place: number): boolean => {
    const rival = rivals[place - 1];
    return likeliest !== undefined && rival !== undefined && areEven(likeliest, rival);
  };
  const stands = hits.length === 1 || (second <= first * RUNNER_UP_MAX && !isEven(1));
  if (hits.length > 0 && first >= ANSWER_FROM[bias] && stands) return { outcome: 'answer', offers: [] };
  if (hits.length === 0 || !isNear(hits, chances.at(-1) ?? 1, knownOf)) return { outcome: 'unknown', offers: [] };
  const near = hits.filter((_, place) => place < OFFERS_MAX && ((chances[place] as number) >= first * OFFER_SHARE || isEven(place)));
  return { outcome: near.length > 1 ? 'offer' : 'ask', offers: near };
}
