import { LOCALES, type Locale } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import type { Block } from '#/domains/source/read/parsed-document.ts';
import { splitDocument } from './split-document.ts';
import { SENTENCE_MAX, splitSizes } from './split-sizes.ts';

const SENTENCES: Readonly<Record<Locale, string>> = {
  'en-US': 'Unworn shoes can be sent back within thirty days of delivery. ',
  'zh-CN': '未穿过的鞋子可以在收到后三十天内退回。',
  'zh-HK': '未穿過的鞋子可以在收到後三十天內退回。',
  'ja-JP': '未使用の靴は到着から三十日以内であれば返品できます。',
};
const text = (content: string, path: string[] = []): Block => ({ kind: 'text', path, text: content.trim() });

describe.each(LOCALES)('a long text in %s', (locale) => {
  const { min, max } = splitSizes(locale);
  const long = SENTENCES[locale].repeat(100);
  const pieces = splitDocument([text(long, ['Returns'])], locale);

  test('becomes pieces of about the same length, none too long', () => {
    expect(pieces.length).toBeGreaterThan(2);
    for (const { body } of pieces) expect(body.length).toBeLessThanOrEqual(max);
    for (const { body } of pieces.slice(0, -1)) expect(body.length).toBeGreaterThanOrEqual(min - SENTENCES[locale].length);
  });

  test('is cut between sentences only, and nothing is lost or said twice', () => {
    for (const { body } of pieces) expect(body.endsWith(SENTENCES[locale].trim())).toBe(true);
    const squeezed = (value: string) => value.replaceAll(/\s/g, '');
    expect(squeezed(pieces.map(({ body }) => body).join(''))).toBe(squeezed(long));
  });
});

test('a piece never reaches over a heading, and carries all that stand above it', () => {
  const blocks = [text('Thirty days.', ['Returns']), text('Shoes only unworn.', ['Returns', 'Shoes']), text('Free.', ['Delivery'])];
  expect(splitDocument(blocks, 'en-US')).toEqual([
    { heading: 'Returns', body: 'Thirty days.' },
    { heading: 'Returns › Shoes', body: 'Shoes only unworn.' },
    { heading: 'Delivery', body: 'Free.' },
  ]);
});

test('rows and items stay whole on lines of their own', () => {
  const rows = Array.from({ length: 60 }, (_, row): Block => ({
    kind: 'row',
    path: [],
    text: `Size: ${row}; Price: ${row * 10}; In stock: yes, in all shops`,
  }));
  const lines = splitDocument(rows, 'en-US').flatMap(({ body }) => body.split('\n'));
  expect(lines).toEqual(rows.map((row) => row.text));
  const items: Block[] = [
    { kind: 'item', path: [], text: 'Tents' },
    { kind: 'item', path: [], text: 'Shoes' },
  ];
  expect(splitDocument(items, 'en-US')).toEqual([{ heading: '', body: '- Tents\n- Shoes' }]);
});

test('what nobody ends is cut without tearing a character apart', () => {
  const pieces = splitDocument([text('😀'.repeat(3 * SENTENCE_MAX))], 'ja-JP');
  expect(pieces.length).toBeGreaterThan(2);
  for (const { body } of pieces) expect([body.isWellFormed(), body.length <= SENTENCE_MAX]).toEqual([true, true]);
});

test('nothing becomes nothing', () => {
  expect(splitDocument([], 'en-US')).toEqual([]);
  expect(splitDocument([text('  ')], 'zh-CN')).toEqual([]);
});
