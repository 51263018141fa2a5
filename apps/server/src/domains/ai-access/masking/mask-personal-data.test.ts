import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { createMask } from './mask-personal-data.ts';

describe('what belongs to one person is hidden and comes back', () => {
  test.each([
    ['Write to mina.tan+shop@kumo.example please', 'Write to [EMAIL_1] please'],
    ['Call me on +1 (415) 555-2671 or 415-555-2671.', 'Call me on [PHONE_1] or [PHONE_2].'],
    ['My card is 4111 1111 1111 1111, my SSN 123-45-6789', 'My card is [CARD_1], my SSN [ID_1]'],
    ['我的手机是13800138000，邮箱li@gongsi.cn', '我的手机是[PHONE_1]，邮箱[EMAIL_1]'],
    ['身份证11010519491231002X可以吗', '身份证[ID_1]可以吗'],
    ['银行卡6222 0212 3456 7894吗', '银行卡[CARD_1]吗'],
    ['請打9123 4567，身份證A123456(7)', '請打[PHONE_1]，身份證[ID_1]'],
    ['電話係+852 6123 4567', '電話係[PHONE_1]'],
    ['電話は090-1234-5678、メールはtaro@mise.exampleです', '電話は[PHONE_1]、メールは[EMAIL_1]です'],
    ['マイナンバーは1234 5678 9018です', 'マイナンバーは[ID_1]です'],
    ['03-1234-5678にかけてください', '[PHONE_1]にかけてください'],
  ])('%s', (text, masked) => {
    const mask = createMask();
    expect(mask.hide(text)).toBe(masked);
    expect(mask.restore(masked)).toBe(text);
  });

  test.each([
    'It costs 1,299.00 USD and weighs 12.5 kg.',
    'Order #10384756 of 2026-11-22 at 14:30',
    '订单号202611220001什么时候到？',
    '價錢係$1299，2026年11月22日',
    '価格は12,980円、型番はAB-1234567です',
    'Version 2.10.4 of 1234 5678 9012 boxes',
    'Card ending 4111 1111 1111 1112',
  ])('what only looks alike stays: %s', (text) => {
    expect(createMask().hide(text)).toBe(text);
  });
});

test('the same thing has the same placeholder in every text of one mask', () => {
  const mask = createMask();
  expect([mask.hide('a@b.example'), mask.hide('c@d.example and a@b.example')]).toEqual(['[EMAIL_1]', '[EMAIL_2] and [EMAIL_1]']);
});

test('what somebody writes like a placeholder is not taken for one', () => {
  const mask = createMask();
  const masked = mask.hide('[EMAIL_1] is not a@b.example');
  expect(masked).toBe('[EMAIL_1] is not [EMAIL_2]');
  expect(mask.restore(masked)).toBe('[EMAIL_1] is not a@b.example');
});

test.each([
  ['Yes, [EMA', 'Yes, '],
  ['Yes, [EMAIL_', 'Yes, '],
  ['Yes, [EMAIL_1', 'Yes, '],
  ['Yes, [EMAIL_1]', 'Yes, a@b.example'],
  ['Yes, [sic]', 'Yes, [sic]'],
])('while %s is being written, %s is shown', (part, shown) => {
  const mask = createMask();
  mask.hide('a@b.example');
  expect(mask.restorePart(part)).toBe(shown);
});

test.each([['-'.repeat(200_000)], ['a.'.repeat(100_000)], ['1 '.repeat(100_000)], ['a@b-'.repeat(50_000)]])(
  'a long text that only looks like something personal takes no time',
  (text) => {
    expect(cpuTimeOf(() => void createMask().hide(text))).toBeLessThan(1_000);
  },
);
