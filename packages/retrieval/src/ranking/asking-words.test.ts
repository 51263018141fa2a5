import { describe, expect, test } from 'vitest';
import { foldText } from '#/analysis/fold-text.ts';
import { markAsking } from './asking-words.ts';

const subjectOf = (question: string): string => {
  const folded = foldText(question);
  const marks = markAsking(folded);
  return Array.from(folded, (character, position) => (marks[position] === 1 ? '_' : character)).join('');
};

describe('markAsking', () => {
  test.each([
    ['How do I return shoes?', '___ __ _ return shoes?'],
    ['What is the warranty', '____ __ ___ warranty'],
    ['thesis', 'thesis'],
    ['怎么退货', '__退货'],
    ['點樣退貨', '__退货'],
    ['運費係幾多', '运费系__'],
    ['发票可以开吗', '发票__开_'],
    ['送料はいくらですか', '送料は______'],
    ['営業時間を教えてください', '営业时间を_______'],
    ['运费多少钱', '运费___'],
    ['我想退货', '__退货'],
    ['送料について教えて', '送料_______'],
    ['', ''],
  ])('%s is about %s', (question, subject) => {
    expect(subjectOf(question)).toBe(subject);
  });
});
