import { expect, test } from 'vitest';
import { maskPersonal } from './mask-personal.ts';

test.each([
  ['Write to ada.l@example.co.uk please', 'Write to [email] please'],
  ['Call me at +852 9123 4567.', 'Call me at [phone number].'],
  ['Where is order no. 20261121000001?', 'Where is order no. [order number]?'],
  ['Order: AB-12345 is late', 'Order: [order number] is late'],
  ['Parcel LB20261121000001 is late', 'Parcel [order number] is late'],
  ['You have 30 days, until 2026-11-18.', 'You have 30 days, until 2026-11-18.'],
  ['It costs HK$1,280.50 or 12,800 yen.', 'It costs HK$1,280.50 or 12,800 yen.'],
  ['Open from 9:00 to 18:30', 'Open from 9:00 to 18:30'],
])('%s becomes %s', (text, masked) => {
  expect(maskPersonal(text, 'en-US')).toBe(masked);
});

test.each([
  ['zh-CN', '订单号：20261121000001，电话 13800138000', '订单号：[订单号]，电话 [电话号码]'],
  ['ja-JP', '注文番号 AB-98765 の件、090-1234-5678 まで', '注文番号 [注文番号] の件、[電話番号] まで'],
] as const)('in %s the marks are in that language', (locale, text, masked) => {
  expect(maskPersonal(text, locale)).toBe(masked);
});
