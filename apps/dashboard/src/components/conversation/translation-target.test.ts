import { expect, test } from 'vitest';
import { translationTarget } from './translation-target.ts';

test.each([
  ['what the channel says holds', 'ja-JP', false, 'en-US', 'ja-JP'],
  ['but does nothing for who writes that language', 'ja-JP', false, 'ja-JP', null],
  ['unless somebody chose it here', 'ja-JP', true, 'ja-JP', 'ja-JP'],
  ['who writes Hong Kong’s Chinese is read by who speaks Cantonese', 'yue', false, 'zh-HK', null],
  ['who writes Simplified is not taken for it', 'yue', false, 'zh-CN', 'yue'],
  ['Cantonese can be chosen', 'yue', true, 'zh-HK', 'yue'],
  ['off is off', null, true, 'en-US', null],
] as const)('%s', (_, target, chosen, own, expected) => {
  expect(translationTarget({ translate_to: target, translate_chosen: chosen }, own)).toBe(expected);
});
