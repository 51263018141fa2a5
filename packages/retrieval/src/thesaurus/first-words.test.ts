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
  for (const word of [...asked, ...asked]) {
    const stem = stemWord(word);
    const found = words.find(`my ${word} please`, 3, 3 + word.length);
    if (found !== table.find(stem, 0, stem.length)) expect.fail(`${word} was taken for phrase ${found}`);
  }
  expect(words.find('orders0', 0, 7)).toBe(table.find('orders0', 0, 7));
});

test('keeps what two tables know apart', () => {
  const one = new FirstWords(new WordTable(new Map([['parcel', [1]]])));
  const other = new FirstWords(new WordTable(new Map([['refund', [2]]])));
  for (const _ of [1, 2]) {
    expect(one.find('parcels', 0, 7)).toBe(0);
    expect(other.find('parcels', 0, 7)).toBe(-1);
  }
});
