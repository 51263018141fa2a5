import { expect, test } from 'vitest';
import { readWritten, renumbered, shownSoFar } from './read-written.ts';

test.each([
  ['You have 30 days [1].', [1]],
  ['30 天之内可以退货【2】，运费 12 元[1, 3]。', [2, 1, 3]],
  ['No number at all.', []],
])('“%s” cites %j', (text, cited) => {
  expect(readWritten(text)).toEqual({ kind: 'answer', text, cited });
});

test.each(['NO_ANSWER', '"NO_ANSWER".', 'NO ANSWER', 'I am sorry. NO_ANSWER'])('“%s” says that it is not known', (text) => {
  expect(readWritten(text)).toEqual({ kind: 'unknown' });
});

test.each([
  ['ASK: Which size?', 'Which size?'],
  ['ASK：どのサイズですか？', 'どのサイズですか？'],
])('“%s” asks back', (text, asked) => {
  expect(readWritten(text)).toEqual({ kind: 'asks', text: asked });
});

test('what is on its way shows neither a mark nor half a citation', () => {
  const parts = [
    'N',
    'NO_AN',
    'NO_ANSWER',
    'A',
    'ASK',
    'ASK: Which',
    'As soon',
    'You have 30 days [',
    'You have 30 days [1',
    'You have 30 days [1].',
  ];
  expect(parts.map(shownSoFar)).toEqual(['', '', '', '', '', '', 'As soon', 'You have 30 days', 'You have 30 days', 'You have 30 days.']);
});

test('citations are numbered as the sources stand, and left out where there is one source', () => {
  expect(renumbered('Five days [3], 5 pounds [1][3].', [3, 1])).toBe('Five days[1], 5 pounds[2][1].');
  expect(renumbered('Five days [3]. Made up [9].', [3])).toBe('Five days. Made up.');
});
