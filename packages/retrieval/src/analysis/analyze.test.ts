import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_ANALYZED_LENGTH, analyze } from './analyze.ts';

describe('analyze', () => {
  test('English gives the stems of its words, and trigrams with the edges of each word', () => {
    const { words, trigrams, singles, pairs } = analyze('Refunding my cat');
    expect(words).toEqual(['refund', 'my', 'cat']);
    expect(trigrams).toEqual(['re', 'ref', 'efu', 'fun', 'und', 'ndi', 'din', 'ing', 'ng', 'my', 'my', 'ca', 'cat', 'at']);
    expect([...singles, ...pairs]).toEqual([]);
  });

  test('Chinese gives its characters one by one and two by two, in Simplified form', () => {
    const { singles, pairs, words } = analyze('點樣退貨？');
    expect(singles).toEqual(['点', '样', '退', '货']);
    expect(pairs).toEqual(['点样', '样退', '退货']);
    expect(words).toEqual([]);
  });

  test('Japanese keeps kana and kanji in one run, long vowels included', () => {
    expect(analyze('サーバーの料金').pairs).toEqual(['サー', 'ーバ', 'バー', 'ーの', 'の料', '料金']);
  });

  test('a mixed text gives each script its own terms', () => {
    const { words, pairs } = analyze('iPhone15手机壳 Wi-Fi密码');
    expect(words).toEqual(['iphone15', 'wi', 'fi']);
    expect(pairs).toEqual(['手机', '机壳', '密码']);
  });

  test('characters beyond the basic plane are whole', () => {
    expect(analyze('𠮷野家').pairs).toEqual(['𠮷野', '野家']);
  });

  test.each(['', '   ', '?!…', '🙂🙃', '\u0000\u200b\u202e', '<>'])('%j has no terms', (text) => {
    const { words, singles, pairs, trigrams } = analyze(text);
    expect([...words, ...singles, ...pairs, ...trigrams]).toEqual([]);
  });

  test('an apostrophe belongs to its word but not to its end', () => {
    expect(analyze("don't the customers' shop's").words).toEqual(['dont', 'the', 'customer', 'shop']);
  });

  test('what is longer than the limit is cut', () => {
    expect(analyze('退'.repeat(MAX_ANALYZED_LENGTH + 10)).singles).toHaveLength(MAX_ANALYZED_LENGTH);
  });

  test('any text has one pair fewer than characters in each run, and its terms are parts of the folded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { folded, pairs, trigrams, singles } = analyze(text);
        for (const term of [...pairs, ...trigrams, ...singles]) expect(folded).toContain(term);
        expect(pairs.length).toBeLessThanOrEqual(singles.length);
      }),
    );
  });
});
