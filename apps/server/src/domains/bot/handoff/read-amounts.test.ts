import { cpuMs } from '@lobby/vite/cpu-ms';
import type { AmountCurrency, Locale } from '@lobby/contract';
import { expect, test } from 'vitest';
import { readAmounts } from './read-amounts.ts';

test.each<[string, Locale, number, AmountCurrency[]]>([
  ['I paid $1,200.50 for it', 'en-US', 1_200.5, ['USD', 'HKD']],
  ['a refund of US$ 900', 'en-US', 900, ['USD']],
  ['HK$12000 was charged', 'en-US', 12_000, ['HKD']],
  ['it was 1,200 dollars', 'en-US', 1_200, ['USD', 'HKD']],
  ['around €3.5k', 'en-US', 3_500, ['EUR']],
  ['£2 million', 'en-US', 2_000_000, ['GBP']],
  ['300 pounds', 'en-US', 300, ['GBP']],
  ['¥5,000', 'en-US', 5_000, ['CNY', 'JPY']],
  ['5000 yen', 'en-US', 5_000, ['JPY']],
  ['USD 1500', 'en-US', 1_500, ['USD']],
  ['1500 RMB', 'en-US', 1_500, ['CNY']],
  ['订单金额是12000元', 'zh-CN', 12_000, ['CNY']],
  ['付了３，０００元', 'zh-CN', 3_000, ['CNY']],
  ['￥1,200', 'zh-CN', 1_200, ['CNY']],
  ['大概1.2万元', 'zh-CN', 12_000, ['CNY']],
  ['一万二千元', 'zh-CN', 12_000, ['CNY']],
  ['两万五块', 'zh-CN', 25_000, ['CNY']],
  ['三千零五十块钱', 'zh-CN', 3_050, ['CNY']],
  ['3000多元', 'zh-CN', 3_000, ['CNY']],
  ['十五万人民币', 'zh-CN', 150_000, ['CNY']],
  ['500美元', 'zh-CN', 500, ['USD']],
  ['1.2亿元', 'zh-CN', 120_000_000, ['CNY']],
  ['張單成$8,800', 'zh-HK', 8_800, ['HKD', 'USD']],
  ['港幣１．２萬', 'zh-HK', 12_000, ['HKD']],
  ['三萬五千元', 'zh-HK', 35_000, ['HKD']],
  ['五百蚊', 'zh-HK', 500, ['HKD']],
  ['人民幣兩萬', 'zh-HK', 20_000, ['CNY']],
  ['2000歐元', 'zh-HK', 2_000, ['EUR']],
  ['二十英鎊', 'zh-HK', 20, ['GBP']],
  ['3万円払いました', 'ja-JP', 30_000, ['JPY']],
  ['３万５千円です', 'ja-JP', 35_000, ['JPY']],
  ['¥45,000', 'ja-JP', 45_000, ['JPY']],
  ['金額は一万二千円', 'ja-JP', 12_000, ['JPY']],
  ['1万2000円の返金', 'ja-JP', 12_000, ['JPY']],
  ['100ドル', 'ja-JP', 100, ['USD']],
  ['250ユーロ', 'ja-JP', 250, ['EUR']],
])('“%s” (%s) is %d', (text, locale, value, currencies) => {
  expect(readAmounts(text, locale)).toEqual([{ value, currencies }]);
});

test.each<[string, Locale]>([
  ['order 12000 is late', 'en-US'],
  ['I waited 3 weeks', 'en-US'],
  ['a 5k run', 'en-US'],
  ['europe 2026', 'en-US'],
  ['12 eurovision tickets', 'en-US'],
  ['$ABC', 'en-US'],
  ['订单号12000', 'zh-CN'],
  ['多少元', 'zh-CN'],
  ['等咗三個星期', 'zh-HK'],
  ['注文番号は12000です', 'ja-JP'],
  ['円高の影響', 'ja-JP'],
  ['', 'en-US'],
])('“%s” (%s) names no sum', (text, locale) => {
  expect(readAmounts(text, locale)).toEqual([]);
});

test('every sum counts, in the order in which they stand', () => {
  expect(readAmounts('not $20 but HK$3,000', 'en-US').map(({ value }) => value)).toEqual([20, 3_000]);
});

test.each([
  ['1,'.repeat(20_000), 'en-US'],
  ['一千万'.repeat(10_000), 'zh-CN'],
  ['$'.repeat(20_000), 'en-US'],
] as const)('a long message is read in no time', async (text, locale) => {
  expect(await cpuMs(() => readAmounts(text, locale))).toBeLessThan(500);
});
