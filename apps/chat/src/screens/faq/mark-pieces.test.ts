import { expect, test } from 'vitest';
import { markPieces } from './mark-pieces.ts';

test('the longest mark wins, and the pieces are the text', () => {
  const pieces = markPieces('退货的运费由谁承担', ['运费', '退']);
  expect(pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')).toBe('[退]货的[运费]由谁承担');
  expect(markPieces('plain', ['', 'x'])).toEqual([{ text: 'plain', at: 0, marked: false }]);
});
