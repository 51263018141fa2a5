import type { Likeness } from '#/meaning/entry-meanings.ts';
import type { Comparison } from './compare-entry.ts';
import { weigh, weighTogether } from './confidence-model.ts';
import type { ConfidenceModel } from './confidence-model.ts';
import { WITH_MEANING } from './confidence-model.gen.ts';

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
  /** The share of the question about what no business has to do with and no entry mentions, 0 to 1. */
  readonly offTopic: number;
  /** Closeness of meaning, 0 to 1, if the caller brought it. */
  readonly vector: number | undefined;
  /** Closeness in meaning of the words, where it is known what words mean. */
  readonly likeness?: Likeness | undefined;
}

/** The confidence from which a question counts as answered. */
export const ANSWER_FLOOR = 0.6;

/** From so many entries on it says something that one stands out. */
const SEVERAL_ENTRIES = 5;

/** How far the other entries show what stands out: 0 where there is none, 1 from a handful on. */
const rivalsOf = ({ entries }: Evidence): number => Math.min(1, (entries - 1) / (SEVERAL_ENTRIES - 1));

/** Below so much covered a literal word says more. */
const LEAST_COVER = 0.05;

/** What speaks for an entry and against it, as the model adds it up; last, where it is known, what words mean. */
export function termsOfEvidence(evidence: Evidence): number[] {
  const { heading, reverse, entry, literal, missing, knownGap, kindDiffers, tells, passage, document, strength, likeness } = evidence;
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
    ...(likeness ? termsOfMeaning(evidence, likeness) : []),
  ];
}

/** What is given back to entries of bases of one to four: the questions that such bases are asked in vain weighed much in the fit. */
const FEW_ENTRIES_GAIN = 2;
/** What closeness in meaning counts for a passage of a document: so long a text means a little of everything. */
const PASSAGE_MEANT = 0.4;
/** Of passages that are known to mean much the same, the one whose sentences hold most of the question counts for more than the few examples say. */
const PASSAGE_GAIN = { weight: 3, usual: 0.6 };

/** What says something only where it is known what words mean. */
function termsOfMeaning(evidence: Evidence, likeness: Likeness): number[] {
  const { entry, literal, elsewhere, gap, headingLiteral, numbers, asked, document, vector } = evidence;
  const meant = document === 1 ? PASSAGE_MEANT : 1;
  // An embedding knows better what is not alike.
  const least = vector === undefined ? -1 : 0;
  // Who says the entry's own words knows them, and means something by the others: literal words beside others that are missing speak against it.
  const beside = literal * (1 - entry);
  return [
    beside,
    beside / (entry + LEAST_COVER),
    elsewhere,
    gap,
    headingLiteral,
    numbers,
    Math.log1p(asked),
    meant * Math.max(least, likeness.heading),
    meant * Math.max(least, likeness.whole),
  ];
}

/** Which of these terms may only speak for an entry (1) or only against it (-1): what a fit must not turn round, however odd its examples. */
export const EVIDENCE_SIGNS = [1, 1, 1, 0, 1, 1, 1, -1, -1, -1, -1, 1, 1, 0, 1, 1, 1, -1, -1, 0, 0, 0, 0, 0, 1, 1];

/** What speaks for no entry at all, as the model adds it up. */
export function termsOfNone(evidence: Evidence): number[] {
  const { entries, unknown, asked } = evidence;
  return [1, Math.log(entries), 1 - rivalsOf(evidence), unknown, unknown ** 2, Math.log1p(asked)];
}

/**
 * The model where nobody knows what words mean, as in a browser: fitted before there was one that does. A little was given to literal words and
 * passages, and taken from bases of one or two entries, where the examples are few.
 */
const WITHOUT_MEANING: ConfidenceModel = {
  entry: [0.0, 1.99, 5.25, -2.48, 1.7, 0.0, 1.0, -0.4, -0.41, -1.08, -0.51, 0.0, 1.7, -5.92, 5.25, 4.08, 2.74],
  none: [7.36, 0.25, -1.3, -1.92, 1.67, -2.29],
  bends: [],
};

/** What it costs that one denies what the other does not: too rare to be fitted. */
const NEGATION_WEIGHT = -0.3;

/** An entry is an offer at most, never the answer, if the question names a thing or service of which it says nothing. */
const LACKING_MAX = ANSWER_FLOOR - 0.05;

/** Closeness of meaning counts by its distance from what says neither yes nor no, within bounds: a weak embedding neither invents nor silences, and one that is very close answers. */
const VECTOR = { weight: 7, undecided: 0.3, least: -0.5, most: 4.5 };

function weighVector(vector: number | undefined): number {
  if (vector === undefined) return 0;
  return Math.min(VECTOR.most, Math.max(VECTOR.least, VECTOR.weight * (vector - VECTOR.undecided)));
}

function weighPassage({ likeness, document, passage }: Evidence): number {
  return likeness && document === 1 ? PASSAGE_GAIN.weight * (Math.sqrt(passage) - PASSAGE_GAIN.usual) : 0;
}

/**
 * For each entry the probability that it answers the question, were it the only one. One model for all languages and sizes weighs the entries
 * against each other and against none, in the order of `termsOfEvidence` and `termsOfNone`; whether the likeliest of them answers at all, what
 * is known of it says together. Fitted as `pnpm bench:answers-given --fit` does.
 */
export function confidencesOf(evidences: readonly Evidence[]): number[] {
  const [first] = evidences;
  if (!first) return [];
  const model = first.likeness ? WITH_MEANING : WITHOUT_MEANING;
  const terms = evidences.map(termsOfEvidence);
  const sums = evidences.map(
    (evidence, place) =>
      weigh(model.entry, terms[place] as number[]) +
      NEGATION_WEIGHT * evidence.negation +
      weighVector(evidence.vector) +
      weighPassage(evidence),
  );
  const likeliest = terms[sums.indexOf(Math.max(...sums))] as number[];
  const few = first.likeness ? FEW_ENTRIES_GAIN * (1 - rivalsOf(first)) ** 2 : 0;
  const none = weigh(model.none, termsOfNone(first)) - weighTogether(model, likeliest) - few;
  return evidences.map(({ lacksThing }, place) => {
    const chance = 1 / (1 + Math.exp(none - (sums[place] as number)));
    return lacksThing === 1 ? Math.min(chance, LACKING_MAX) : chance;
  });
}

/** The same for an entry that stands alone. */
export function confidenceOf(evidence: Evidence): number {
  return confidencesOf([evidence])[0] as number;
}
