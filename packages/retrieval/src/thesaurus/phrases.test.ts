import { expect, test } from 'vitest';
import { CollectedWords } from './collect-words.ts';
import { DistinctLists } from './number-lists.ts';
import { parseConcepts } from './parse-concepts.ts';
import { Phrases } from './phrases.ts';

const KNOWN = 5_000;
/** More words than have their stems remembered at once, so that some take the places of others. */
const ASKED = 60_000;

function phrasesOf(words: readonly string[]) {
  const lists = new DistinctLists();
  const concepts = words.flatMap((word, number) => parseConcepts(`concept${number} | en: ${word}`));
  const phrases = new Phrases(new CollectedWords(concepts), lists);
  return (text: string, start: number, end: number) => {
    const found = phrases.longestAt(text, start, end);
    return found && { means: lists.lists[found.meanings], said: text.slice(start, found.end) };
  };
}

test('finds a word in any of its forms, whatever was read before', () => {
  const find = phrasesOf(Array.from({ length: KNOWN }, (_, number) => `order${number * 7}`));
  const asked = Array.from({ length: ASKED }, (_, number) => number);
  const mistaken = [...asked, ...asked].filter((number) => {
    const word = `order${number}`;
    const found = find(`my ${word}'s place`, 3, 5 + word.length);
    const isKnown = number % 7 === 0 && number < KNOWN * 7;
    return isKnown ? found?.means?.[0] !== number / 7 : found !== undefined;
  });
  expect(mistaken).toEqual([]);
});

test('finds the longest phrase, with its words in their order only', () => {
  const find = phrasesOf(['other languages', 'languages?', 'other languages than english']);
  expect(find('other languages', 0, 5)).toEqual({ means: [0], said: 'other languages' });
  expect(find('other language than english', 0, 5)).toEqual({ means: [2], said: 'other language than english' });
  expect(find('languages other', 0, 9)).toEqual({ means: [-2], said: 'languages' });
  expect(find('other things', 0, 5)).toBeUndefined();
});
