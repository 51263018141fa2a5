import { expect, test } from 'vitest';
import { PAIR, SINGLE, WORD } from '#/analysis/term-key.ts';
import { everydayShare } from './everyday-share.ts';

test.each([
  [WORD, 'have', 'renovate'],
  [WORD, 'orders', 'crampons'],
  [WORD, 'time', 'return'],
  [PAIR, 'には', 'の宅'],
  [PAIR, '行き', '退货'],
  [SINGLE, 'の', '货'],
] as const)('in kind %i %s is in more everyday texts than %s', (kind, common, rare) => {
  expect(everydayShare(kind, common)).toBeGreaterThan(everydayShare(kind, rare));
  expect(everydayShare(kind, rare)).toBeGreaterThan(0);
});
