import type { Collection } from '#/postings/collection.ts';
import { addTerm } from './add-term.ts';
import type { Question } from './read-question.ts';
import { weighTerms } from './weigh-terms.ts';
import type { TermWeights } from './weigh-terms.ts';

/** Evidence in nats: how unlikely a text is to hold the question's terms by chance. */
export interface CollectionScores extends TermWeights {
  /** Per text, by number. Only good until the collection is scored again; removed texts may have a score too. */
  readonly scores: Float64Array;
}

/** Scores every text of a collection by BM25. */
export function scoreCollection(collection: Collection, question: Question): CollectionScores {
  const weights = weighTerms(collection, question);
  const scores = collection.clearScores();
  for (const [number, term] of question.terms.entries()) {
    const worth = weights.worth[number] as number;
    if (worth > 0) addTerm(scores, collection, term, worth);
  }
  return { ...weights, scores };
}
