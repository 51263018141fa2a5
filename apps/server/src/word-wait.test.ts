import { expect, test } from 'vitest';
import { wordWait } from './word-wait.ts';

test.each([
  [1, '1 second'],
  [29.2, '30 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3_599, '60 minutes'],
  [3_600, '1 hour'],
  [80_000, '23 hours'],
])('a wait of %d seconds is %s', (seconds, words) => {
  expect(wordWait(seconds, 'en-US')).toBe(words);
});

test.each([
  ['zh-CN', '2分钟'],
  ['zh-HK', '2 分鐘'],
  ['ja-JP', '2分'],
] as const)('it is written in %s', (locale, words) => {
  expect(wordWait(120, locale)).toBe(words);
});
