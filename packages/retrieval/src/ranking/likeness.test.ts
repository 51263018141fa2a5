import { describe, expect, test } from 'vitest';
import { likeable, likeness } from './likeness.ts';

const alike = (left: string, right: string) => likeness(likeable(left), likeable(right));

describe('two texts', () => {
  test.each([
    ['Can I return the shoes?', 'can i RETURN the shoes'],
    ['怎么退货？', '怎麼退貨'],
    ['返品できますか', '返品できますか？'],
  ])('that say the same are alike in full: %s, %s', (left, right) => {
    expect(alike(left, right)).toBeGreaterThan(0.99);
  });

  test.each([
    ['Do you ship to Spain?', 'Do you ship to Portugal?', 'Can I wash the jacket?'],
    ['发票可以开公司抬头吗？', '发票可以开个人抬头吗？', '会员积分什么时候到账？'],
    ['送料はいくらですか', '送料は無料ですか', 'テントの防水加工はもちますか'],
  ])('about one subject are more alike than two about different ones: %s', (text, near, far) => {
    expect(alike(text, near)).toBeGreaterThan(2 * alike(text, far));
  });

  test('are as alike one way as the other, and one without a word is like none', () => {
    expect(alike('return shoes', 'return the tent')).toBe(alike('return the tent', 'return shoes'));
    expect(alike('?!', 'return')).toBe(0);
  });
});
