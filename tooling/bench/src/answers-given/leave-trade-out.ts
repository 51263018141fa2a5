import { conceptsIn, loadThesaurus } from '@lobby/retrieval';
import type { Thesaurus } from '@lobby/retrieval';
import type { AnswerSet } from './answer-set.ts';

/** The trade of a set, as its name says it: "hotel" of "hotel.ja-JP". */
export const tradeOf = ({ name }: Pick<AnswerSet, 'name'>): string => name.split('.')[0] ?? name;

const textsOf = ({ entries, questions }: AnswerSet): string[] => [
  ...entries.flatMap(({ question, wordings = [], answer }) => [question, ...wordings, answer].filter((text) => text !== undefined)),
  ...questions.flatMap(({ text, before }) => [text, ...before]),
];

/** For each trade the concepts that its sets mention and those of no other trade do. */
export function conceptsOfOneTrade(sets: readonly AnswerSet[], thesaurus: Thesaurus): Map<string, Set<string>> {
  const mentioned = new Map<string, Set<string>>();
  for (const set of sets) {
    const concepts = mentioned.get(tradeOf(set)) ?? new Set<string>();
    mentioned.set(tradeOf(set), concepts);
    for (const text of textsOf(set)) for (const concept of conceptsIn(thesaurus, text)) concepts.add(concept);
  }
  const own = [...mentioned].map(([trade, concepts]): [string, Set<string>] => {
    const others = [...mentioned].filter(([other]) => other !== trade).map(([, theirs]) => theirs);
    return [trade, new Set([...concepts].filter((concept) => !others.some((theirs) => theirs.has(concept))))];
  });
  return new Map(own);
}

/** For each trade the thesaurus as if nobody had thought of that trade: without the concepts that no other trade mentions. */
export async function thesauriWithoutTrades(sets: readonly AnswerSet[]): Promise<Map<string, Thesaurus>> {
  const own = [...conceptsOfOneTrade(sets, await loadThesaurus())];
  return new Map(
    await Promise.all(own.map(async ([trade, concepts]): Promise<[string, Thesaurus]> => [trade, await loadThesaurus(concepts)])),
  );
}
