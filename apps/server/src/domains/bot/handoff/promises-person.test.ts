import { expect, test } from 'vitest';
import { promisesPerson } from './promises-person.ts';

test.each([
  'I will transfer you to a human agent.',
  'Thanks. I’m connecting you with a colleague now.',
  'Let me put you through to our team.',
  'An agent will be with you shortly.',
  '正在为您转接人工客服。',
  '好的，我会帮您转接人工。',
  '專員會聯絡你。',
  '我會為你轉接同事。',
  '担当者におつなぎします。',
  '後ほどスタッフからご連絡いたします。',
])('“%s” promises a person', (text) => {
  expect(promisesPerson(text)).toBe(true);
});

test.each([
  'Would you like me to transfer you to a person?',
  'If you like, I will connect you with a colleague.',
  'You may transfer your booking to a friend.',
  'You have 30 days.',
  '需要为您转接人工客服吗？',
  '订单可以转到其他门店。',
  '担当者におつなぎしましょうか。ご希望の場合はお知らせください。',
  '30日以内に返品できます。',
])('“%s” does not', (text) => {
  expect(promisesPerson(text)).toBe(false);
});
