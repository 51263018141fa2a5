import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WordTable } from './word-table.ts';

test('a table finds what a map finds, wherever it stands in a text', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '退', '款', 'ー', ' '), minLength: 1, maxLength: 5 });
  const words = fc.array(fc.tuple(word, fc.array(fc.integer({ min: -3_000, max: 3_000 }), { maxLength: 4 })), { maxLength: 60 });
  fc.assert(
    fc.property(words, word, word, (entries, wanted, around) => {
      const map = new Map(entries);
      const table = new WordTable(map);
      for (const one of [wanted, ...map.keys()]) {
        const found = table.find(around + one + around, around.length, around.length + one.length);
        expect(found < 0 ? undefined : [...table.meanings.of(found)]).toEqual(map.get(one));
      }
    }),
  );
});

test('an empty table finds nothing', () => {
  expect(new WordTable(new Map()).find('refund', 0, 6)).toBe(-1);
});
