import { areaUnderRoc } from '#/retrieval/measures.ts';

/** Hits among which a person looks. */
const NEAR_PLACES = 5;

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
