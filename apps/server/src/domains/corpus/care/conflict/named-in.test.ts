import { expect, test } from 'vitest';
import { nameDifferent } from './named-in.ts';

test.each([
  ['ja-JP', 'Proプランの内容は？', 'Maxプランの内容は？', true],
  ['zh-CN', 'iPhone15的保修多久？', 'iPhone16的保修多久？', true],
  ['en-US', 'Do you ship to Spain?', 'Do you ship to Portugal?', true],
  ['en-US', 'How long is the tent warranty?', 'How Long is a tent warranty', false],
  ['zh-CN', '七天内可以退货吗', '可以退货吗', false],
  ['ja-JP', '送料はいくらですか', 'DHLの送料はいくらですか', false],
] as const)('in %s, "%s" and "%s" name different things: %s', (locale, left, right, isDifferent) => {
  expect(nameDifferent(left, right, locale)).toBe(isDifferent);
});
