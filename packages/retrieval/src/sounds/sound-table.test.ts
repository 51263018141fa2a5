import { describe, expect, test } from 'vitest';
import { CANTONESE, JAPANESE, MANDARIN, SHAPES } from './sound-lists.ts';
import { SoundTable } from './sound-table.ts';

const table = new SoundTable({ mandarin: MANDARIN, cantonese: CANTONESE, japanese: JAPANESE, shapes: SHAPES });
const areAlike = (one: string, other: string, isJapanese = false): boolean =>
  table.areAlike(one.charCodeAt(0), other.charCodeAt(0), isJapanese);

describe('characters are alike', () => {
  test('by their sound in Mandarin, in Cantonese and in Japanese, each in its own language', () => {
    expect([areAlike('飘', '票'), areAlike('拍', '泊'), areAlike('対', '退', true)]).toEqual([true, true, true]);
    expect([areAlike('対', '退'), areAlike('飘', '泊')]).toEqual([false, false]);
  });

  test('by their shape in every language', () => {
    expect([areAlike('人', '入'), areAlike('未', '末', true)]).toEqual([true, true]);
  });

  test('never to themselves, and nothing else than Chinese characters', () => {
    expect([areAlike('票', '票'), areAlike('a', 'b'), areAlike('あ', 'い', true)]).toEqual([false, false, false]);
    expect(table.alikeTo('票'.charCodeAt(0), false)).not.toContain('票'.charCodeAt(0));
    expect(table.alikeTo('a'.charCodeAt(0), false)).toEqual(new Set());
  });
});

test('a word of characters may be written in kana, in each of its readings', () => {
  expect(table.kanaOf('配送')).toContain('はいそう');
  expect(table.kanaOf('龘')).toEqual([]);
});
