import { describe, expect, test } from 'vitest';
import { isSupported } from './is-supported.ts';

const PASSAGES: Record<string, { title: string; text: string }> = {
  returns: { title: 'How long can I return shoes?', text: 'You have thirty days. Worn shoes cannot be returned. The fee is $5.' },
  delivery: {
    title: 'How long does delivery take to Kyoto?',
    text: 'Blue Courier brings it in 2-4 working days, by 18:30. You can change the address online.',
  },
  setup: { title: 'How do I start it?', text: 'Type lobby start and wait.' },
  退货: { title: '鞋子多久可以退货？', text: '三十天之内可以退货，穿过的鞋不能退。运费12元。' },
  返品: { title: '返品はできますか？', text: '30日以内なら返品できます。送料は500円です。使用済みの靴は返品できません。' },
};
const supported = (text: string, from: string, said = '') => isSupported(text, [PASSAGES[from] as { title: string; text: string }], said);

describe('what its passages carry', () => {
  test.each([
    ['You can return them within 30 days.', 'returns'],
    ['Worn shoes cannot be returned, and the fee is $5.', 'returns'],
    ['Delivery to Kyoto takes 2 to 4 working days with Blue Courier.', 'delivery'],
    ['It arrives by 18:30 on a working day. You can change the address online.', 'delivery'],
    ['您可以在30天之内退货。', '退货'],
    ['30日以内であれば返品できます。', '返品'],
    ['30 日內可以退貨，運費 12 元。', '退货'],
    ['You can return them within 30 days.', '退货'],
    ['1. Keep the box.\n2. Return them within thirty days.', 'returns'],
    ['There is no problem: you have thirty days.', 'returns'],
    ['Type `lobby start` first.', 'setup'],
    ['先输入 `lobby start`。', 'setup'],
  ])('“%s” from %s', (text, from) => {
    expect(supported(text, from)).toBe(true);
  });

  test('a number or a name of the visitor’s own may be repeated', () => {
    expect(supported('Your order 1234 can be returned within 30 days.', 'returns', 'where is order 1234')).toBe(true);
    expect(supported('For your Kumo tent, you have thirty days.', 'returns', 'and the Kumo tent?')).toBe(true);
  });
});

describe('what its passages do not carry', () => {
  test.each([
    ['another number', 'You can return them within 60 days.', 'returns'],
    ['another number in words', 'You have sixty days to return them.', 'returns'],
    ['another price', 'The fee is $7.', 'returns'],
    ['another currency', 'The fee is £5.', 'returns'],
    ['a name', 'Delivery takes 2 to 4 days with Yamato Transport.', 'delivery'],
    ['another time', 'It arrives by 19:30.', 'delivery'],
    ['yes for no', 'Worn shoes can be returned.', 'returns'],
    ['no for yes', 'You cannot change the address online.', 'delivery'],
    ['another number in Chinese', '您可以在六十天之内退货。', '退货'],
    ['yes for no in Chinese', '穿过的鞋可以退。', '退货'],
    ['a brand in Chinese', '三十天之内可以用Paypal退货。', '退货'],
    ['another price in Japanese', '送料は700円です。', '返品'],
    ['no for yes in Japanese', '30日以内なら返品できません。', '返品'],
    ['another command', 'Type `lobby erase` first.', 'setup'],
    ['another command in Chinese', '先输入 `lobby erase`。', 'setup'],
    ['another command behind a prompt', 'Type this:\n$ lobby erase', 'setup'],
    ['another number between languages', 'You can return them within 90 days.', '返品'],
  ])('%s: “%s” from %s', (_what, text, from) => {
    expect(supported(text, from)).toBe(false);
  });
});
