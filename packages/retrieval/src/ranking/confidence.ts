/** What the ranking knows about an entry for a question. All are shares between 0 and 1. */
export interface Evidence {
  /** How much there is to go by: the evidence in the entry beside the amount from which on more makes no difference. */
  readonly substance: number;
  /** How much of the question the entry's best heading holds. */
  readonly heading: number;
  /** How much of the question one passage of its text holds. */
  readonly passage: number;
  /** How far the strongest other entry is behind it. */
  readonly lead: number;
  /** How much more of the question it holds than the run of entries, for which the fifth stands. */
  readonly distinction: number;
  /** How much of the question's whole words the entry holds, rare ones counting more; 0 in scripts without spaces. */
  readonly words: number;
  /** How many of the question's words that say what it is about the entry holds; scripts without spaces have none. */
  readonly subjects: number;
  /** Closeness of meaning, if the caller brought it. */
  readonly vector: number | undefined;
}

/**
 * The confidence from which a question counts as answered. Chosen so that in every set it was measured on at most one question in ten
 * gets a wrong answer, though a fifth of the questions have no right one.
 */
export const ANSWER_FLOOR = 0.6;

/**
 * A logistic model, fitted once on all languages together, on large and small knowledge bases and on questions about something else.
 * Its bias is a little below the fit's, since a wrong answer costs a visitor more than none.
 */
const BIAS = -9.6;
const SUBSTANCE = 5.9;
const HEADING = 1;
const PASSAGE = 1.9;
const LEAD = 5.2;
const DISTINCTION = 3.7;
/** A vector's closeness counts by its distance from the middle. */
const VECTOR = 6;
const UNDECIDED = 0.5;

/**
 * An entry that stands out for a word or two of a question that is about something else ("tell me a joke") leads by far, and yet holds
 * next to nothing of it: below the first share it is not believed at all, from the second on the evidence speaks for itself.
 */
const PART = { nothing: 0.1, enough: 0.28 };
const WORDS = { nothing: 0.38, enough: 0.47 };
/** Two words of the subject ("return", "shoes") are no coincidence, however much else the question says. */
const SUBJECTS_ENOUGH = 2;

/** The probability that an entry with this evidence answers the question. */
export function confidenceOf({ substance, heading, passage, lead, distinction, words, subjects, vector = UNDECIDED }: Evidence): number {
  const held = SUBSTANCE * substance + HEADING * heading + PASSAGE * passage + VECTOR * (vector - UNDECIDED);
  const ahead = LEAD * lead + DISTINCTION * Math.sqrt(distinction);
  const probability = 1 / (1 + Math.exp(-BIAS - held - ahead));
  return subjects >= SUBJECTS_ENOUGH
    ? probability
    : probability * Math.max(beliefIn(Math.max(heading, passage, vector - UNDECIDED), PART), beliefIn(words, WORDS));
}

/** From 0 to 1, by how much of the question is held. */
function beliefIn(held: number, { nothing, enough }: typeof PART): number {
  return Math.min(1, Math.max(0, (held - nothing) / (enough - nothing)));
}
