import type { Comparison } from './compare-entry.ts';

/** What is known about an entry for a question. */
export interface Evidence extends Comparison {
  /** How much of the question one passage of its text holds, 0 to 1. */
  readonly passage: number;
  /** 1 for a passage of a document, which has no question of its own to compare with, else 0. */
  readonly document: number;
  /** How much of what a question can find it found, 0 to 2, and the same beside the best entry, 0 to 1. */
  readonly found: number;
  readonly strength: number;
  /** How many entries there are. */
  readonly entries: number;
  /** The share of the question that no entry has in any word, 0 to 1. */
  readonly unknown: number;
  /** Closeness of meaning, 0 to 1, if the caller brought it. */
  readonly vector: number | undefined;
}

/** The confidence from which a question counts as answered. */
export const ANSWER_FLOOR = 0.6;

/** From so many entries on it says something that one stands out. */
const SEVERAL_ENTRIES = 5;

/** How far the other entries show what stands out: 0 where there is none, 1 from a handful on. */
const rivalsOf = ({ entries }: Evidence): number => Math.min(1, (entries - 1) / (SEVERAL_ENTRIES - 1));

/** What speaks for an entry and against it, as the model adds it up. */
export function termsOfEvidence(evidence: Evidence): number[] {
  const { heading, reverse, entry, literal, missing, knownGap, kindDiffers, tells, passage, document, strength } = evidence;
  return [
    heading,
    heading ** 2,
    reverse,
    reverse ** 2,
    entry,
    literal,
    literal ** 2,
    Math.log1p(missing),
    knownGap,
    reverse * knownGap,
    kindDiffers,
    tells,
    Math.sqrt(passage),
    document,
    document * Math.sqrt(passage),
    document * entry,
    strength * rivalsOf(evidence),
  ];
}

/** Which of these terms may only speak for an entry (1) or only against it (-1): what a fit must not turn round, however odd its examples. */
export const EVIDENCE_SIGNS = [1, 1, 1, 0, 1, 1, 1, -1, -1, -1, -1, 1, 1, 0, 1, 1, 1];

/** What speaks for no entry at all, as the model adds it up. */
export function termsOfNone(evidence: Evidence): number[] {
  const { entries, unknown, asked } = evidence;
  return [1, Math.log(entries), 1 - rivalsOf(evidence), unknown, unknown ** 2, Math.log1p(asked)];
}

/**
 * One model for all languages and sizes, in the order of `termsOfEvidence` and `termsOfNone`: the chance of each entry beside that of no entry
 * at all. Fitted as `pnpm bench:answers-given --fit` does, on the sets for tuning, public sets and the demo's knowledge, with the thesaurus as it was
 * before the sets were read; then a little was given to literal words and passages, and taken from bases of one or two entries, where the examples are few.
 */
const ENTRY_WEIGHTS = [0.0, 1.99, 5.25, -2.48, 1.7, 0.0, 1.0, -0.4, -0.41, -1.08, -0.51, 0.0, 1.7, -5.92, 5.25, 4.08, 2.74];
const NONE_WEIGHTS = [7.36, 0.25, -1.3, -1.92, 1.67, -2.29];

/** What it costs that one denies what the other does not: too rare to be fitted. */
const NEGATION_WEIGHT = -0.3;

/** An entry is an offer at most, never the answer, if the question names a thing or service of which it says nothing. */
const LACKING_MAX = ANSWER_FLOOR - 0.05;

/** Closeness of meaning counts by its distance from what says neither yes nor no, within bounds: a weak embedding neither invents nor silences, and one that is very close answers. */
const VECTOR = { weight: 7, undecided: 0.3, least: -0.5, most: 4.5 };

const weigh = (weights: readonly number[], terms: readonly number[]): number =>
  terms.reduce((sum, term, number) => sum + term * (weights[number] as number), 0);

function weighVector(vector: number | undefined): number {
  if (vector === undefined) return 0;
  return Math.min(VECTOR.most, Math.max(VECTOR.least, VECTOR.weight * (vector - VECTOR.undecided)));
}

/** The probability that an entry with this evidence answers the question, were it the only one. */
export function confidenceOf(evidence: Evidence): number {
  const odds =
    weigh(ENTRY_WEIGHTS, termsOfEvidence(evidence)) -
    weigh(NONE_WEIGHTS, termsOfNone(evidence)) +
    NEGATION_WEIGHT * evidence.negation +
    weighVector(evidence.vector);
  const chance = 1 / (1 + Math.exp(-odds));
  return evidence.lacksThing === 1 ? Math.min(chance, LACKING_MAX) : chance;
}
