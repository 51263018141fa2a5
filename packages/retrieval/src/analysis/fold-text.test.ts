import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  test.each([
    ['Refund', 'refund', 'letter case'],
    ['ＲＥＦＵＮＤ　１２３', 'refund 123', 'full-width letters, digits and space'],
    ['ﾃﾚﾋﾞとｶﾞｲﾄﾞ', 'テレビとガイド', 'half-width kana with their voicing marks'],
    ['café Zoë naïve', 'cafe zoe naive', 'accents on Latin letters'],
    ['Cafe\u0301', 'cafe', 'accents written as marks of their own'],
    ['don’t', "don't", 'curled apostrophes'],
    ['請問點樣退貨', '请问点样退货', 'Traditional characters'],
    ['衞生裏面台灣', '卫生里面台湾', 'variants of Hong Kong and Taiwan'],
    ['怎么退货', '怎么退货', 'Simplified characters stay'],
    ['什么', '什么', 'everyday Simplified 么 stays although Taiwan has it as a variant'],
    ['電話番号', '电话番号', 'Japanese kanji that are Traditional forms'],
    ['がぎぐ', 'がぎぐ', 'the voicing of kana stays: it is no accent'],
    ['ㅎ한국어', 'ᄒ한국어', 'Hangul stays composed'],
    ['①㈱㍻', '1(株)平成', 'compatibility signs'],
    ['', '', 'nothing'],
    ['🙂\u0000', '🙂\u0000', 'emoji and NUL stay'],
  ])('%j becomes %j: %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('a folded text is folded already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = foldText(foldText(text));
        expect(foldText(once)).toBe(once);
      }),
    );
  });

  test('the same question in either Chinese script folds to one text', () => {
    expect(foldText('這個商品的運費是多少？')).toBe(foldText('这个商品的运费是多少？'));
  });
});
