import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILTER_BITS, pieceFilter } from './piece-bits.ts';
import { textPieces } from './text-pieces.ts';

const bitsOf = (text: string) => BigInt(`0x${pieceFilter(textPieces(text))}`);
const mayHold = (text: string, part: string) => (bitsOf(text) & bitsOf(part)) === bitsOf(part);

describe('the pieces of a text', () => {
  test.each([
    ['Tent', ['ten', 'ent']],
    ['退货', ['退货']],
    ['退货政策', ['退货', '货政', '政策']],
    ['买iPad', ['买i', 'ipa', 'pad']],
    ['返品は', ['返品', '品は']],
    ['ab', []],
    ['货', []],
    ['', []],
  ])('of %s are %j', (text, pieces) => {
    expect([...textPieces(text)]).toEqual(pieces);
  });

  test('of a part are pieces of the whole, whatever the signs and their case', () => {
    const sign = fc.constantFrom('a', 'B', 'c', 'É', 'ß', ' ', '1', '-', '退', '貨', 'は', '한', '😀');
    const word = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(word, word, word, (before, part, after) => {
        expect([...textPieces(part.toUpperCase())].filter((piece) => !textPieces(before + part.toUpperCase() + after).has(piece))).toEqual(
          [],
        );
        expect(mayHold(before + part.toLowerCase() + after, part)).toBe(true);
      }),
    );
  });
});

describe('the filter', () => {
  test('is as long as its column', () => {
    expect(pieceFilter([])).toHaveLength(FILTER_BITS / 4);
  });

  test('lets few texts through that do not hold what is looked for', () => {
    const texts = Array.from(
      { length: 1_000 },
      (_, number) => `Order ${number * 7919} of ${(number * 104_729) % 9_973} tents, 第${number}号订单`,
    );
    const wrong = texts.filter((text) => mayHold(text, 'zipper')).length + texts.filter((text) => mayHold(text, '退货')).length;
    expect(wrong).toBeLessThan(20);
  });
});
