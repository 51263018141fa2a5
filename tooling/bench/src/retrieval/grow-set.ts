import type { QuestionSet } from './question-set.ts';

/** Characters of a passage, about what a long page is cut into. */
const PASSAGE_LENGTH = 300;
const TITLE_LENGTH = 40;
const SENTENCES = /(?<=[。！？\n])|(?<=[.!?])\s/;

/** Numbers that look random and are the same in every run (a linear congruential generator). */
function createRandom(): (below: number) => number {
  let state = 11;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** So many passages made of the sentences of all sets, each of one set's, so that an index can be measured at any size. */
export function growDocuments(sets: readonly QuestionSet[], size: number): QuestionSet['documents'] {
  const random = createRandom();
  const pools = sets.map(({ documents }) =>
    documents.flatMap(({ title, text }) => `${title}\n${text}`.split(SENTENCES).filter((sentence) => sentence.length > 1)),
  );
  return Array.from({ length: size }, (_, number) => {
    const pool = pools[number % pools.length] ?? [];
    const pick = (): string => pool[random(pool.length)] ?? '';
    let text = '';
    while (text.length < PASSAGE_LENGTH) text += `${pick()} `;
    return { id: String(number), title: pick().slice(0, TITLE_LENGTH), text };
  });
}
