import { areaUnderRoc } from '#/retrieval/measures.ts';

/** Hits among which a person looks. */
const NEAR_PLACES = 5;

/** An entry that may be offered where the bot is not sure. */
export interface Near {
  /** How likely it was meant, 0 to 1. */
  readonly plausible: number;
  readonly right: boolean;
}

/** What came of one question. */
export interface Outcome {
  readonly score: number;
  /** Whether the knowledge base holds an answer. */
  readonly answerable: boolean;
  /** Whether the first hit is one. */
  readonly right: boolean;
  /** The place of the first entry among the hits that answers, 0 for the best one; -1 where none of them does. */
  readonly place: number;
  /** Whether the first hit reached the floor. */
  readonly answered: boolean;
  /** The first hits, best first, as they may be offered where the bot is not sure. */
  readonly near: readonly Near[];
}

/** Where the bot answers, and from where on it offers what may have been meant. */
export interface Floors {
  readonly answer: number;
  readonly plausible: number;
}

/** What the goals ask, each between 0 and 1. */
export interface Measure {
  /** Answered right, or said that it is not sure: all but wrong and invented answers, of all questions. */
  readonly literal: number;
  /** Answered right, or not answered where there is no answer: silence on a question that has one counts as a failure. Of all questions. */
  readonly strict: number;
  /** Answered at all, of the questions that have an answer: what a mute bot lacks. */
  readonly answered: number;
  /** The right entry answered or among the offered ones, of the questions that have an answer. */
  readonly helped: number;
  /** Offers that hold the right entry, of all offers. */
  readonly fitting: number;
  /** Offered something, of the questions without an answer. */
  readonly vain: number;
}

const ratio = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole);

/** Measures what came of questions at any floors. */
export function measureAt(outcomes: readonly Outcome[], { answer, plausible }: Floors): Measure {
  let [right, wrong, silent, answerable, answered, helped, offers, fitting, vain] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { score, near, ...one } of outcomes) {
    const isAnswered = score >= answer;
    const offered = isAnswered ? [] : near.filter((hit) => hit.plausible >= plausible);
    const isFitting = offered.some((hit) => hit.right);
    if (isAnswered && one.right) right += 1;
    if (isAnswered && !one.right) wrong += 1;
    if (!isAnswered && !one.answerable) silent += 1;
    if (offered.length > 0) offers += 1;
    if (isFitting) fitting += 1;
    if (!one.answerable && offered.length > 0) vain += 1;
    if (!one.answerable) continue;
    answerable += 1;
    if (isAnswered) answered += 1;
    if (isFitting || (isAnswered && one.right)) helped += 1;
  }
  return {
    literal: 1 - ratio(wrong, outcomes.length),
    strict: ratio(right + silent, outcomes.length),
    answered: ratio(answered, answerable),
    helped: ratio(helped, answerable),
    fitting: ratio(fitting, offers),
    vain: ratio(vain, outcomes.length - answerable),
  };
}

/** Shares of all questions, between 0 and 1; right, honest, mute and wrong add up to 1. */
export interface OutcomeShares {
  /** Answered, and right. */
  readonly right: number;
  /** Not answered, and there was no answer. */
  readonly honest: number;
  /** Not answered, although there was an answer. */
  readonly mute: number;
  /** Of the mute ones, those whose answer was the first hit, where only the score was at fault, and those that had it from second to fifth. */
  readonly muteFirst: number;
  readonly muteNear: number;
  /** Answered, and wrong. */
  readonly wrong: number;
  /** Right or honest, if every decision to answer were the right one: what is missing to 1 was not found. */
  readonly reachable: number;
  /** Of the questions without an answer, those that got one all the same. */
  readonly invented: number;
  /** Whether the score tells right first hits from wrong ones, and questions with an answer from those without. */
  readonly aurocRight: number;
  readonly aurocAnswerable: number;
}

export function shareOutcomes(outcomes: readonly Outcome[]): OutcomeShares {
  const count = (test: (outcome: Outcome) => boolean): number => outcomes.filter(test).length;
  const share = (test: (outcome: Outcome) => boolean): number => count(test) / Math.max(1, outcomes.length);
  return {
    right: share(({ answered, right }) => answered && right),
    honest: share(({ answered, answerable }) => !answered && !answerable),
    mute: share(({ answered, answerable }) => !answered && answerable),
    muteFirst: share(({ answered, place }) => !answered && place === 0),
    muteNear: share(({ answered, place }) => !answered && place > 0 && place < NEAR_PLACES),
    wrong: share(({ answered, right }) => answered && !right),
    reachable: share(({ right, answerable }) => right || !answerable),
    invented:
      count(({ answered, answerable }) => answered && !answerable) /
      Math.max(
        1,
        count(({ answerable }) => !answerable),
      ),
    aurocRight: areaUnderRoc(outcomes.map(({ score, right }) => ({ score, positive: right }))),
    aurocAnswerable: areaUnderRoc(outcomes.map(({ score, answerable }) => ({ score, positive: answerable }))),
  };
}
