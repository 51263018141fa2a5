import { createIndex, decide, loadMeaning, loadThesaurus } from '@lobby/retrieval';
import type { Decision, Entry, Locale, Meaning } from '@lobby/retrieval';
import type { AnswerQuestion } from './answer-set.ts';
import type { Given } from './judge-answer.ts';

/** Answers questions from a knowledge base: one answer for each question that it reads in a message. */
export type Ask = (question: AnswerQuestion) => readonly Given[];

const everything = await loadMeaning(await loadThesaurus());

function givenBy({ outcome, hits, offers }: Decision): Given {
  return { answer: outcome === 'answer' ? hits[0]?.id : undefined, offers: offers.map(({ id }) => id) };
}

/** The bot without a model. */
export function openAnswerer(entries: readonly Entry[], locale: Locale | undefined, meaning: Meaning = everything): Ask {
  const index = createIndex({ thesaurus: meaning.thesaurus, meaning });
  for (const entry of entries) index.add(entry);
  return ({ text, before }) => {
    const decision = decide(index, text, { locale, before });
    return decision.parts.length > 0 ? decision.parts.map(givenBy) : [givenBy(decision)];
  };
}
