import type { Locale } from '@lobby/contract';
import { expect, test } from 'vitest';
import { scoreFor, UNBEATABLE_SCORE } from './prefer-language.ts';

test.each<[visitor: Locale, own: number, other: Locale, score: number, first: Locale]>([
  ['zh-HK', 0.8, 'zh-CN', 0.95, 'zh-HK'],
  ['zh-HK', 0.62, 'zh-CN', 0.99, 'zh-CN'],
  ['ja-JP', 0.7, 'en-US', 0.95, 'ja-JP'],
  ['ja-JP', 0.6, 'en-US', 0.99, 'en-US'],
])(
  'a visitor who reads %s and has an answer of %d there gets one in %s of %d only when it is clearly better: %s',
  (visitor, own, other, score, first) => {
    const isOwnFirst = scoreFor(visitor, visitor, own, true) > scoreFor(visitor, other, score, true);
    expect(isOwnFirst ? visitor : other).toBe(first);
  },
);

test.each<[visitor: Locale, other: Locale, lowest: number]>([
  ['zh-HK', 'zh-CN', 0.64],
  ['ja-JP', 'en-US', 0.71],
])('a visitor who reads %s and has no answer there gets one in %s that is a little above the floor of 0.6', (visitor, other, lowest) => {
  expect(scoreFor(visitor, other, lowest, false)).toBeGreaterThanOrEqual(0.6);
  expect(scoreFor(visitor, other, 0.6, false)).toBeLessThan(0.6);
});

test('the score in the visitor’s own language stays as it is, and from one on nothing beats it', () => {
  expect(scoreFor('ja-JP', 'ja-JP', 0.63, true)).toBe(0.63);
  expect(scoreFor('zh-CN', 'zh-HK', 1, true)).toBeLessThanOrEqual(UNBEATABLE_SCORE);
});
