import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionKey } from './question-key.ts';

describe('the key of a question', () => {
  test.each([
    ['letter case', 'What is Lobby', 'WHAT IS LOBBY'],
    ['closing punctuation', 'What is Lobby', 'What is Lobby ?!'],
    ['white space', 'What is Lobby', '  What\tis \n Lobby '],
    ['full-width letters and marks', 'ABC 123?', 'ＡＢＣ　１２３？'],
    ['half-width kana', 'カメラ', 'ｶﾒﾗ'],
    ['traditional characters', '怎么退货', '怎麼退貨？'],
    ['CJK closing marks', '営業時間は何時ですか', '営業時間は何時ですか。'],
  ])('is the same whatever the %s', (_, one, other) => {
    expect(questionKey(other)).toBe(questionKey(one));
  });

  test.each([
    ['C++', 'C'],
    ['C#', 'C'],
    ['How much is 1.5 kg', 'How much is 15 kg'],
    ['退货', '退款'],
  ])('tells %s from %s', (one, other) => {
    expect(questionKey(one)).not.toBe(questionKey(other));
  });

  test('of a question of punctuation alone is not empty', () => {
    expect(questionKey('???')).toBe('???');
  });

  test('fits into an index of PostgreSQL, however much a character grows when it is folded', () => {
    const grown = questionKey('\uFDFA'.repeat(500));
    expect(grown).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(questionKey('\uFDFA'.repeat(499))).not.toBe(grown);
    fc.assert(
      fc.property(fc.string({ maxLength: 500, unit: 'binary' }), (question) => Buffer.byteLength(questionKey(question)) <= 2_000),
      { numRuns: 30 },
    );
  });
});
