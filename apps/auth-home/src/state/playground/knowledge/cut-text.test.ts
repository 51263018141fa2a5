import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

const headings = (text: string) => cutText(text).map(({ heading }) => heading);

describe('a text is cut into passages', () => {
  test.each([
    ['of Markdown', '# Delivery\nTwo days.\n\n## Returns ##\nSixty days.', ['Delivery', 'Returns']],
    ['numbered in Chinese', '一、配送\n次日送达。\n\n二、退货\n60 天内可退。', ['一、配送', '二、退货']],
    ['numbered in figures', '1. Delivery\nTwo days.\n\n2. Returns\nSixty days.', ['1. Delivery', '2. Returns']],
    ['of chapters', '第一章 总则\n这里写的是总则，比较长。\n第二章 退货\n这里写的是退货，比较长。', ['第一章 总则', '第二章 退货']],
    [
      'that stand alone above their text',
      'Delivery\nIt takes two days to arrive.\n\nReturns\nYou have sixty days to return it.',
      ['Delivery', 'Returns'],
    ],
  ])('at headings %s', (_what, text, expected) => {
    expect(headings(text)).toEqual(expected);
  });

  test('without taking short sentences, items of a list or last lines for headings', () => {
    expect(headings('It is short.\nAnd this is a longer sentence about it.')).toEqual(['']);
    expect(headings('- one\n- the second one is longer\n- three')).toEqual(['']);
    expect(headings('A first sentence that is long enough.\n\nThe end')).toEqual(['']);
  });

  test('and a heading with nothing under it stays as words', () => {
    expect(cutText('# Nothing\n# Something\nText.')).toEqual([
      { heading: '', body: 'Nothing' },
      { heading: 'Something', body: 'Text.' },
    ]);
  });

  test.each([
    ['English', 'This sentence says one thing about it. ', 60],
    ['Chinese', '这句话说的是一件事情，大概就这么长。', 60],
    ['Japanese', 'この文は一つのことを説明しています。', 60],
  ])('at the ends of sentences where %s paragraphs are long', (_language, sentence, times) => {
    const pieces = cutText(sentence.repeat(times));
    expect(pieces.length).toBeGreaterThan(1);
    for (const { body } of pieces) {
      expect(body).toMatch(/[.。]$/);
      expect(body.length).toBeLessThanOrEqual(700);
    }
    expect(pieces.map(({ body }) => body.replaceAll(/\s/g, '')).join('')).toBe(sentence.repeat(times).replaceAll(/\s/g, ''));
  });

  test('losing no word, and leaving none too long, whatever it is', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '。', '.', '#', '一', '、', '1', '-', '字', '\n'), maxLength: 3_000 });
    const words = (text: string) => text.replaceAll(/[\s#]/g, '');
    fc.assert(
      fc.property(line, (text) => {
        const pieces = cutText(text);
        const kept = new Set(pieces.flatMap(({ heading, body }) => words(heading + body).split('')));
        for (const character of words(text).split('')) expect(kept.has(character)).toBe(true);
        for (const { body } of pieces) expect(body.length).toBeLessThanOrEqual(700);
      }),
      { numRuns: 200 },
    );
  });
});
