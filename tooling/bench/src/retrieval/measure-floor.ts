import { ANSWER_FLOOR, createIndex, retrieve } from '@lobby/retrieval';
import { areaUnderRoc } from './measures.ts';
import type { QuestionSet } from './question-set.ts';

/** How well the engine knows when not to answer. All are shares between 0 and 1. */
export interface FloorFigures {
  /** Whether the confidence tells questions whose document is there from those whose document was removed. */
  readonly aurocPresent: number;
  /** Whether it tells right first hits from wrong ones. */
  readonly aurocRight: number;
  readonly answeredRight: number;
  readonly answeredWrong: number;
  readonly notAnswered: number;
}

/** One document in so many is taken out, each once. */
const FOLDS = 5;

export { ANSWER_FLOOR };

interface Outcome {
  readonly score: number;
  readonly present: boolean;
  readonly right: boolean;
  readonly answered: boolean;
}

function askWithout(set: QuestionSet, fold: number): Outcome[] {
  const index = createIndex();
  for (const [number, document] of set.documents.entries()) if (number % FOLDS !== fold) index.add(document);
  return set.questions.map(({ text, grades }) => {
    const { answered, hits } = retrieve(index, text);
    const first = hits[0];
    return {
      score: first?.score ?? 0,
      present: [...grades.keys()].some((id) => index.get(id) !== undefined),
      right: first !== undefined && (grades.get(first.id) ?? 0) > 0,
      answered,
    };
  });
}

export function measureFloor(set: QuestionSet): FloorFigures {
  const outcomes = Array.from({ length: FOLDS }, (_, fold) => askWithout(set, fold)).flat();
  const shareOf = (test: (outcome: Outcome) => boolean): number => outcomes.filter(test).length / outcomes.length;
  return {
    aurocPresent: areaUnderRoc(outcomes.map(({ score, present }) => ({ score, positive: present }))),
    aurocRight: areaUnderRoc(outcomes.map(({ score, right }) => ({ score, positive: right }))),
    answeredRight: shareOf(({ answered, right }) => answered && right),
    answeredWrong: shareOf(({ answered, right }) => answered && !right),
    notAnswered: shareOf(({ answered }) => !answered),
  };
}
