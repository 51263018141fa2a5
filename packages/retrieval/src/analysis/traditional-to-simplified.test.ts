import { describe, expect, test } from 'vitest';
import { isSimplifiedForm, toSimplified } from './traditional-to-simplified.ts';

const FIRST = 0x4e00;
const LAST = 0x9fff;
const everyCode = Array.from({ length: LAST - FIRST + 1 }, (_, offset) => FIRST + offset);
const simplify = (text: string): string =>
  Array.from(text, (character) => String.fromCharCode(toSimplified(character.charCodeAt(0)))).join('');

describe('toSimplified', () => {
  test('the table holds 2,862 pairs', () => {
    expect(everyCode.filter((code) => toSimplified(code) !== code)).toHaveLength(2_862);
  });

  test('a Simplified form is never the Traditional form of another', () => {
    expect(everyCode.filter((code) => toSimplified(toSimplified(code)) !== toSimplified(code))).toEqual([]);
  });

  test.each([
    ['退貨運費發票會員積分優惠門市訂單帳戶驗證碼', '退货运费发票会员积分优惠门市订单帐户验证码'],
    ['龍龜鬱籲齊齒', '龙龟郁吁齐齿'],
    ['敍衞枱粧', '叙卫台妆'],
    ['的是在人有', '的是在人有'],
  ])('%s becomes %s', (traditional, simplified) => {
    expect(simplify(traditional)).toBe(simplified);
  });

  test('characters outside the table stay', () => {
    expect([0x41, 0x3042, 0x3400, 0xac00, 0x20000].map(toSimplified)).toEqual([0x41, 0x3042, 0x3400, 0xac00, 0x20000]);
  });
});

describe('isSimplifiedForm', () => {
  test.each([
    ['货', true],
    ['贝', true],
    ['貨', false],
    ['人', false],
  ])('%s: %s', (character, expected) => {
    expect(isSimplifiedForm(character.charCodeAt(0))).toBe(expected);
  });
});
