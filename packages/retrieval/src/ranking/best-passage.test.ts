import { describe, expect, test } from 'vitest';
import { MAX_PASSAGE_SEARCH, bestPassage } from './best-passage.ts';
import { readQuestion } from './read-question.ts';

const EVEN = new Float64Array(1_000).fill(1);

const passageOf = (text: string, asked: string): string => {
  const { start, end } = bestPassage(text, readQuestion(asked, { synonyms: [] }), EVEN);
  return text.slice(start, end).trim();
};

describe('bestPassage', () => {
  test('is the sentence that holds most of the question', () => {
    const text = 'We are open daily. Returns are free within 30 days. Gift cards cannot be returned.';
    expect(passageOf(text, 'free returns within 30 days')).toBe('Returns are free within 30 days.');
  });

  test('is two neighbouring sentences where each holds a part', () => {
    const text = '我们每天营业。退货免运费。请在七天内申请。发票另寄。';
    expect(passageOf(text, '七天内退货免运费')).toBe('退货免运费。请在七天内申请。');
  });

  test('a version number or a price does not end a sentence', () => {
    expect(passageOf('Version 2.5 costs $9.99 a month. Older ones are free.', 'price of version 2.5 a month')).toBe(
      'Version 2.5 costs $9.99 a month.',
    );
  });

  test('is empty where nothing is shared, and for no text', () => {
    expect(passageOf('We are open daily.', '退货')).toBe('');
    expect(passageOf('', 'returns')).toBe('');
  });

  test('a text without full stops is cut into pieces', () => {
    const text = `${'x y z '.repeat(200)}refund ${'x y z '.repeat(100)}`;
    const passage = passageOf(text, 'refund');
    expect(passage).toContain('refund');
    expect(passage.length).toBeLessThan(500);
  });

  test('what stands beyond the limit is not looked through', () => {
    expect(passageOf(`${'. '.repeat(MAX_PASSAGE_SEARCH)} refund`, 'refund')).toBe('');
  });
});
