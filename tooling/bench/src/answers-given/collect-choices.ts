import { createIndex, loadThesaurus, termsOfEvidence, termsOfNone } from '@lobby/retrieval';
import type { AnswerSet } from './answer-set.ts';
import type { Choice } from './fit-choices.ts';
import { sampleBases } from './sample-bases.ts';

const HITS = 12;
/** Questions with one thing asked and nothing before: the others are put together from these. */
const isPlain = ({ answers, before }: AnswerSet['questions'][number]): boolean => answers.length === 1 && before.length === 0;

/** What the model has to choose from for each question of every base of some sets; each base counts the same, however many questions it has. */
export async function collectChoices(sets: readonly AnswerSet[]): Promise<Choice[]> {
  const thesaurus = await loadThesaurus();
  return sets.flatMap((set) =>
    sampleBases(set).flatMap(({ entries }) => {
      const index = createIndex({ thesaurus });
      for (const entry of entries) index.add(entry);
      const questions = set.questions.filter(isPlain);
      return questions.flatMap(({ text, answers }): Choice[] => {
        const hits = index.search(text, { limit: HITS, locale: set.locale });
        const [first] = hits;
        if (!first) return [];
        return [
          {
            entries: hits.map(({ evidence }) => termsOfEvidence(evidence)),
            none: termsOfNone(first.evidence),
            right: hits.map(({ id }) => answers[0]?.includes(id) === true),
            weight: 1 / questions.length,
          },
        ];
      });
    }),
  );
}
