/** What the ranking knows about an entry for a question. None of it grows with the size of the knowledge base. */
export interface Evidence {
  /** Nats of the question that the entry holds, its terms weighed by how rare they are in this knowledge base and in everyday texts. */
  readonly held: number;
  /** The same as a share of all nats of the question, 0 to 1. */
  readonly share: number;
  /** How much of the question its best heading says and how much of that heading the question says, 0 to 1: 1 is word for word. */
  readonly heading: number;
  /** Nats of its best heading that the question does not say. */
  readonly unasked: number;
  /** How much of the question one passage of its text holds, 0 to 1. */
  readonly passage: number;
  /** How far the best passage of the other entries is behind it, 0 to 1. */
  readonly passageLead: number;
  /** How far the strongest other entry is behind it, 0 to 1. */
  readonly lead: number;
  /** How much more of the question it holds than the run of entries, for which the fifth stands, 0 to 1. */
  readonly distinction: number;
  /** Whether the entry that is best as a whole is the one whose heading alone fits best, 0 or 1. */
  readonly agreement: number;
  /** How much of the question it holds if the words of a knowledge base this small are taken to be its everyday words, 0 to 1. */
  readonly grounds: number;
  /** Whether, of a question of several words, it holds a single one: what it is about, and nothing of what was asked. */
  readonly topicOnly: boolean;
  /** How far the other entries can be relied on to show what stands out: 0 where there is none, 1 from a handful on. */
  readonly rivals: number;
  /** Closeness of meaning, 0 to 1, if the caller brought it. */
  readonly vector: number | undefined;
}

/** The confidence from which a question counts as answered. */
export const ANSWER_FLOOR = 0.6;

/** The parts of the evidence as the model adds them up: amounts count by their size, not by their number of nats. */
export function termsOfEvidence({ held, heading, unasked, passage, passageLead, lead, distinction, agreement }: Evidence): number[] {
  return [
    Math.log1p(held),
    heading * heading,
    Math.log1p(unasked),
    Math.sqrt(passage),
    passage * passageLead,
    lead,
    Math.sqrt(distinction),
    agreement,
  ];
}

/**
 * A logistic model in the order of `termsOfEvidence`, fitted by `pnpm bench:bot --fit` on half of the documents of every set, in knowledge bases
 * of ten to a thousand entries, all languages together. The bias is a little above the fit's: under a floor of 0.6 it would be mute too often.
 */
const BIAS = -5.2;
const WEIGHTS = [0.59, 1.97, -0.29, 2.35, 2.83, 3.02, 2.01, 0.44];
/** The parts of the evidence that need no other entry to compare with. */
export function termsAlone({ heading, unasked, passage, grounds }: Evidence): number[] {
  return [heading ** 4, Math.log1p(unasked), Math.max(heading, passage), grounds];
}

/**
 * The same for an entry that stands alone, which leads by far whatever the question: fitted on knowledge bases of one and two entries that are
 * asked as often what a neighbour of theirs would answer, the bias raised as above.
 */
const ALONE_BIAS = -1;
const ALONE_WEIGHTS = [1.14, -0.2, 2.9, 1.09];
/** What is left of the confidence in an entry that stands alone and shares a single word with a question of several. */
const TOPIC_ONLY = 0.7;

/** A vector's closeness counts by its distance from what says neither yes nor no. */
const VECTOR = 10;
const UNDECIDED = 0.3;

/**
 * An entry that stands out for the everyday words of a question that is about something else ("what is the weather like today") holds next to
 * nothing of it: below the first share it is not believed at all, from the second on the evidence speaks for itself.
 */
const SHARE = { nothing: 0.15, enough: 0.35 };

/** The probability that an entry with this evidence answers the question. */
export function confidenceOf(evidence: Evidence): number {
  const { share, vector, rivals, topicOnly } = evidence;
  const among = weigh(BIAS, WEIGHTS, termsOfEvidence(evidence));
  const alone = rivals === 1 ? 0 : weigh(ALONE_BIAS, ALONE_WEIGHTS, termsAlone(evidence));
  const sum = rivals * among + (1 - rivals) * alone + VECTOR * ((vector ?? UNDECIDED) - UNDECIDED);
  const belief = (Math.max(share, vector ?? 0) - SHARE.nothing) / (SHARE.enough - SHARE.nothing);
  const doubt = topicOnly && vector === undefined ? rivals + (1 - rivals) * TOPIC_ONLY : 1;
  return (doubt * Math.min(1, Math.max(0, belief))) / (1 + Math.exp(-sum));
}

function weigh(bias: number, weights: readonly number[], terms: readonly number[]): number {
  return terms.reduce((sum, term, number) => sum + term * (weights[number] as number), bias);
}
