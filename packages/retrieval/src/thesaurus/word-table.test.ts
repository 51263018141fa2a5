import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseConcepts } from './parse-concepts.ts';
import { WORDS } from './all-words.ts';
import { CollectedWords } from './collect-words.ts';
import { WordKeys, keysOf } from './word-key.ts';
import { WordTable } from './word-table.ts';

const keyOf = (word: string): [high: number, low: number] => {
  const { highs, lows } = keysOf([word], 1);
  return [highs[0] as number, lows[0] as number];
};

test('a table finds what a map finds, each word at a place of its own', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '退', '款', 'ー', ' '), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (words, other) => {
      const places = new Uint32Array(words.length);
      const table = new WordTable(keysOf(words, words.length), places);
      expect(new Set(places).size).toBe(words.length);
      for (const one of [other, ...words]) {
        const number = words.indexOf(one);
        expect(table.find(...keyOf(one))).toBe(number < 0 ? -1 : places[number]);
      }
    }),
  );
});

test('an empty table finds nothing', () => {
  expect(new WordTable(keysOf([], 0), new Uint32Array(0)).find(...keyOf('refund'))).toBe(-1);
});

test('stems in another order, or joined, have another key', () => {
  const phrases = [
    ['other', 'languag'],
    ['languag', 'other'],
    ['otherlanguag'],
    ['other'],
    ['other', 'other'],
    ['other', 'other', 'languag'],
  ];
  const keys = new WordKeys(phrases.length);
  for (const stems of phrases) keys.addStems(stems);
  expect(new Set(Array.from(keys.highs, (high, number) => `${high} ${keys.lows[number]}`)).size).toBe(phrases.length);
});

test('no two words of the support thesaurus share a key', () => {
  const { phrases, chinese, japanese } = new CollectedWords(WORDS.flatMap(parseConcepts));
  const phraseKeys = new WordKeys(phrases.size);
  for (const phrase of phrases.keys()) phraseKeys.addStems(phrase.split(' '));
  for (const keys of [phraseKeys, keysOf(chinese.keys(), chinese.size), keysOf(japanese.keys(), japanese.size)]) {
    const all = new Set(Array.from(keys.highs, (high, number) => `${high} ${keys.lows[number]}`));
    expect(all.size).toBe(keys.size);
  }
});
