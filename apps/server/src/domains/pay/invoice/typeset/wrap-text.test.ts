import { describe, expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** Ten to a letter, twenty to an ideograph or a kana. */
const measure = (text: string) => Array.from(text).reduce((sum, sign) => sum + (/[\u2e80-\uffef]/u.test(sign) ? 20 : 10), 0);
const wrap = (text: string, width: number) => wrapText(text, width, measure);

describe('a text is broken', () => {
  test.each<[string, string, number, string[]]>([
    ['not at all where it fits', 'Harbour Shoes', 130, ['Harbour Shoes']],
    ['between words', 'Harbour Shoes Limited', 130, ['Harbour Shoes', 'Limited']],
    ['between ideographs', '上海市浦东新区世纪大道', 120, ['上海市浦东新', '区世纪大道']],
    ['not before a sign that closes', '香港灣仔，港灣道。', 80, ['香港', '灣仔，', '港灣道。']],
    ['within a word that is longer than a line', 'ABCDEFGHIJ', 40, ['ABCD', 'EFGH', 'IJ']],
    ['where it has a line end', 'First\nSecond\r\nThird', 500, ['First', 'Second', 'Third']],
    ['and keeps an empty line', 'a\n\nb', 500, ['a', '', 'b']],
    ['to nothing where there is nothing', '', 100, ['']],
  ])('%s', (_, text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });

  test('so that no line is too wide and no sign is lost', () => {
    const text = 'Straße 135, 東京都千代田区丸の内 1-2-3「ロビービル」30階 (Tower A) 上海市浦东新区。'.repeat(4);
    for (let width = 60; width < 400; width += 13) {
      const lines = wrap(text, width);
      expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    }
  });
});
