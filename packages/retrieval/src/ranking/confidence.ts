/** What the ranking knows about an entry for a question. None of it grows with the size of the knowledge base. */
export interface Evidence {
  /** Nats of the question that the entry holds, its terms weighed by how rare they are in this knowledge base and in everyday texts. */
  readonly held: number;
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
  /** Closeness of meaning, 0 to 1, if the caller brought it. */
  readonly vector: number | undefined;
}

/** The confidence from which a question counts as answered. */
export const ANSWER_FLOOR = 0.6;

/** The parts of the evidence as the model adds them up: amounts count by their size, not by their number of nats. */
export function termsOfEvidence({ held, unasked, passage, passageLead, lead, distinction, agreement }: Evidence): number[] {
  return [Math.log1p(held), Math.log1p(unasked), Math.sqrt(passage), passage * passageLead, lead, Math.sqrt(distinction), agreement];
}

/**
 * A logistic model in the order of `termsOfEvidence`, fitted by `pnpm bench:bot --fit` on half of the documents of every set, in knowledge bases
 * of ten to a thousand entries, all languages together. The bias is a little above the fit's, for as long as no set has a tenth of wrong answers.
 */
const BIAS = -5.7;
const WEIGHTS = [0.57, -0.15, 2.75, 3.14, 2.71, 2.33, 0.49];
/** A vector's closeness counts by its distance from what says neither yes nor no. */
const VECTOR = 10;
const UNDECIDED = 0.3;

/** The probability that an entry with this evidence answers the question. */
export function confidenceOf(evidence: Evidence): number {
  const { vector = UNDECIDED } = evidence;
  let sum = BIAS + VECTOR * (vector - UNDECIDED);
  for (const [number, term] of termsOfEvidence(evidence).entries()) sum += term * (WEIGHTS[number] as number);
  return 1 / (1 + Math.exp(-sum));
}
