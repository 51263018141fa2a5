import { expect, test } from 'vitest';
import { stemWord } from '#/analysis/stem-word.ts';
import { FirstWords } from './first-words.ts';
import { WordTable } from './word-table.ts';

const KNOWN = 5_000;
/** More words than are remembered at once, so that some take the places of others. */
const ASKED = 60_000;

test('finds the phrase of a word, whatever was remembered before', () => {
  const table = new WordTable(new Map(Array.from({ length: KNOWN }, (_, number) => [stemWord(`order${number * 7}`), [number]])));
  const words = new FirstWords(table);
  const asked = Array.from({ length: ASKED }, (_, number) => `order${number}`);
  const mistaken = [...asked, ...asked].filter((word) => {
    const stem = stemWord(word);
    return words.find(`my ${word} please`, 3, 3 + word.length) !== table.find(stem, 0, stem.length);
  });
  expect(mistaken).toEqual([]);
  expect(words.find('orders0', 0, 7)).toBe(table.find('orders0', 0, 7));
});

test('keeps what two tables know apart', () => {
  const one = new FirstWords(new WordTable(new Map([['parcel', [1]]])));
  const other = new FirstWords(new WordTable(new Map([['refund', [2]]])));
  expect([one, other, one, other].map((words) => words.find('parcels', 0, 7))).toEqual([0, -1, 0, -1]);
});
