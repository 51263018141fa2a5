import { expect, test } from 'vitest';
import { foldText } from '#/analysis/fold-text.ts';
import { WORDS } from './all-words.ts';
import { parseConcepts } from './parse-concepts.ts';
import { SecondWords } from './second-words.ts';
import { createThesaurus } from './thesaurus.ts';

test('a word that begins a phrase is followed by the second word of one in any of its forms', () => {
  const [money, opening] = [0, 1];
  const seconds = new SecondWords();
  seconds.add(money, 'back');
  seconds.add(opening, 'hour');
  const follows = (first: number, text: string) => seconds.mayFollow(first, text, 0, text.length);
  expect(['back', 'hour'].map((text) => follows(money, text))).toEqual([true, false]);
  expect(['hours', 'today'].map((text) => follows(opening, text))).toEqual([true, false]);
});

test('every phrase of the support thesaurus is found as it is written, and behind other words', () => {
  const concepts = WORDS.flatMap(parseConcepts);
  const thesaurus = createThesaurus(concepts);
  const lost = concepts.flatMap(({ id, words }) =>
    words.filter(({ text, script }) => {
      // Two signs in a row end a phrase.
      if (script !== 'latin' || text.includes('. ')) return false;
      const [alone, behind] = [text, `xyzzy ${text}`].map((said) => thesaurus.spansIn(foldText(said)));
      return ![alone, behind].every((spans) => spans?.some(({ concept }) => thesaurus.nameOf(concept) === id));
    }),
  );
  expect(lost.map(({ text }) => text)).toEqual([]);
});
