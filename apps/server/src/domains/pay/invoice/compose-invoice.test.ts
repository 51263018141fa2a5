import type { Locale } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { composeInvoice } from './compose-invoice.ts';
import { FACTS } from '#test/invoice-facts.ts';

const text = (given: Partial<typeof FACTS>, locale: Locale = 'en-US') => composeInvoice({ ...FACTS, ...given }, locale);
const JAPANESE_ISSUER = { name: 'Lobby株式会社', address: '東京都千代田区丸の内1-2-3', taxNo: 'T1234567890123' };

test('an invoice names both sides, what was bought, for when, and for how much', () => {
  expect(text({})).toEqual({
    title: 'Invoice',
    facts: [
      ['Number', 'LB20261121000001'],
      ['Date', 'November 21, 2026'],
      ['Payment method', 'Card'],
    ],
    to: { label: 'Billed to', name: 'Harbour Shoes Ltd', lines: ['5 Harbour Road', 'Tax number: DE123456789', 'pay@shoes.example'] },
    from: { label: 'From', name: 'Lobby Limited', lines: ['1 Harbour Road, Hong Kong', 'Tax number: 12345678-000'] },
    columns: ['Description', 'Amount (USD)'],
    lines: [{ name: 'Lobby Pro, 1 month', detail: 'November 21, 2026 to December 21, 2026', amount: '$39.00' }],
    sums: [['Total', '$39.00']],
    notes: ['Paid in full on November 21, 2026.'],
  });
});

describe('for Japan', () => {
  const japan = {
    currency: 'JPY',
    listAmount: 16_500,
    tax: 1_500,
    payable: 16_500,
    buyer: { title: '葛城靴店', tax_no: 'T9876543210987', country: 'JP' },
  } as const;

  test('it is a qualified invoice: registration number, date of transaction, rate, amount at that rate, tax in it, addressee', () => {
    const invoice = text({ ...japan, issuer: JAPANESE_ISSUER }, 'ja-JP');
    expect(invoice).toMatchObject({
      title: '適格請求書',
      to: { name: '葛城靴店御中', lines: ['登録番号：T9876543210987'] },
      from: { name: 'Lobby株式会社', lines: ['東京都千代田区丸の内1-2-3', '登録番号：T1234567890123'] },
      sums: [
        ['10%対象（税込）', '￥16,500'],
        ['うち消費税額（10%）', '￥1,500'],
        ['合計', '￥16,500'],
      ],
    });
    expect(invoice.facts[1]).toEqual(['取引年月日', '2026年11月21日']);
  });

  test('it is a plain one where the issuer is not registered', () => {
    expect(text(japan, 'ja-JP').title).toBe('請求書（お支払い済み）');
  });

  test('yen have no decimals, in any language', () => {
    expect((['en-US', 'zh-CN', 'zh-HK', 'ja-JP'] as const).map((locale) => text(japan, locale).sums.at(-1)?.[1])).toEqual([
      '¥16,500',
      'JP¥16,500',
      '¥16,500',
      '￥16,500',
    ]);
  });
});

describe('for China', () => {
  test('it has the title and the taxpayer’s number, and says that it is no fapiao', () => {
    const buyer = { title: '上海靴业有限公司', tax_no: '91310000MA1K35ABCD', country: 'CN' };
    expect(text({ currency: 'CNY', listAmount: 27_900, payable: 27_900, buyer }, 'zh-CN')).toMatchObject({
      title: '账单',
      to: { label: '单位名称', name: '上海靴业有限公司', lines: ['纳税人识别号：91310000MA1K35ABCD'] },
      sums: [['合计', '¥279.00']],
      notes: ['已于 2026年11月21日 付清。', '本账单为付款凭证，不是税务机关的增值税发票。'],
    });
  });
});

describe('for Hong Kong', () => {
  test('it has the business registration number and no tax', () => {
    const buyer = { title: '港灣鞋業有限公司', tax_no: '87654321-000', country: 'HK' };
    expect(text({ currency: 'HKD', listAmount: 29_900, payable: 29_900, buyer }, 'zh-HK')).toMatchObject({
      title: '發票',
      to: { label: '客戶', lines: ['商業登記號碼：87654321-000'] },
      sums: [['總額', 'HK$299.00']],
      notes: ['已於 2026年11月21日 付清。'],
    });
  });
});

test('an address keeps its lines, and runs on where it has too many', () => {
  const to = (address: string) => text({ buyer: { title: 'Harbour Shoes Ltd', address } }).to.lines;
  expect(to('5 Harbour Road\n10623 Berlin')).toEqual(['5 Harbour Road\n10623 Berlin']);
  expect(to(Array.from({ length: 150 }, () => 'a').join('\n'))).toEqual([Array.from({ length: 150 }, () => 'a').join(', ')]);
});

test('what was taken off stands below what was bought', () => {
  const { lines, sums } = text({ discount: 1_000, credit: 205, payable: 2_695 });
  expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['Lobby Pro, 1 month', '$39.00'],
    ['Discount', '-$10.00'],
    ['Credit for unused time', '-$2.05'],
  ]);
  expect(sums).toEqual([['Total', '$26.95']]);
});

test('tax that is charged elsewhere stands beside the amount without it', () => {
  expect(text({ tax: 622 }).sums).toEqual([
    ['Subtotal without tax', '$32.78'],
    ['Tax (19%)', '$6.22'],
    ['Total', '$39.00'],
  ]);
});

test('the days are those of the business’s own zone', () => {
  expect(text({ paidAt: Date.UTC(2026, 10, 21, 15), timezone: 'Asia/Tokyo' }).facts[1]?.[1]).toBe('November 22, 2026');
});
