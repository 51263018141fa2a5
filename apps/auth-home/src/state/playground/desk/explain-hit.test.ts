import { expect, test } from 'vitest';
import { explainHit } from './explain-hit.ts';

const hit = (words: string[], question: number, passage: number) => ({
  signals: { words: 0, grams: 0, trigrams: 0, question, passage },
  matched: { heading: undefined, words, passage: '' },
});

test.each([
  ['by its heading', hit(['return', 'shoes'], 0.8, 0.3), { kind: 'heading', words: ['return', 'shoes'] }],
  ['by its text', hit(['return'], 0.1, 0.3), { kind: 'text', words: ['return'] }],
  ['only by likeness', hit([], 0.1, 0.1), { kind: 'alike', words: [] }],
  [
    'by more words than anybody reads',
    hit(['can', 'return', 'used', 'shoes', 'anywhere'], 0, 0.3),
    { kind: 'text', words: ['return', 'used', 'shoes', 'anywhere'] },
  ],
])('a passage is found %s', (_why, found, reason) => {
  expect(explainHit(found)).toEqual(reason);
});
