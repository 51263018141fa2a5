import { cpuMs } from '@lobby/vite/cpu-ms';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#/catalog/entry.ts';
import { detectLanguage } from './detect-language.ts';
import { withoutAddresses } from './without-addresses.ts';

const WRITTEN: readonly (readonly [Locale | undefined, readonly string[]])[] = [
  [
    'en-US',
    [
      'Hello',
      'ok',
      'OK!!',
      'thx',
      'refund',
      'Where is my order #10293?',
      "I can't log in",
      'My email is a@b.com, can you check?',
      'What does 你好 mean?',
      'How do I say ありがとう to you in the app',
      'Wi-Fi',
      'Ｈｅｌｌｏ',
      'a',
    ],
  ],
  [
    'zh-CN',
    [
      '你好',
      '您好',
      '价格',
      '退款',
      '退货',
      '在吗',
      '有人吗',
      '好',
      '几点',
      '人工',
      '转人工',
      '客服',
      '谢谢',
      '什么时候发货',
      '怎么退货？',
      '这个多少钱',
      '我想 refund',
      'refund可以吗',
      'iPhone 15 Pro Max 有货吗',
      'WiFi密码',
      '你好 world',
      '开发票',
      '配送范围',
      '后面的价格',
      '订单号 20251121001，一直没收到',
      '学校',
    ],
  ],
  [
    'zh-HK',
    [
      '請問',
      '喺邊度',
      '點樣退貨',
      '唔該',
      '多謝',
      '轉人工',
      '有人嗎',
      '幾點',
      '價錢',
      '發票',
      '退貨',
      '這個多少錢',
      '呢個幾錢',
      '我想搵真人',
      '你哋幾點收工',
      '冇收到貨',
      '營業時間',
      'Wi-Fi 密碼',
      '而家有冇貨',
      '优惠码点用唔到', // Cantonese typed in Simplified characters
      '優の良品有貨嗎',
      '訂單遲咗兩日',
    ],
  ],
  [
    'ja-JP',
    [
      '送料は',
      '送料',
      '返品',
      '返品したい',
      'ありがとう',
      'テレビ',
      'ﾃﾚﾋﾞ',
      'キャンセル',
      '営業時間',
      '電話番号',
      '領収書',
      '配送状況',
      '会員登録',
      '支払い',
      '在庫ありますか',
      'iPhoneの在庫',
      'はい',
      'え',
      '解約の方法',
      '注文番号 12345 の件',
      '発送',
    ],
  ],
  [
    undefined,
    [
      '',
      '   ',
      '12345',
      '😀',
      '👍🏽👍🏽',
      '?',
      '、。',
      '¥500',
      'https://example.com/order/1',
      'a@b.com',
      'привет',
      '안녕하세요',
      'สวัสดี',
      'مرحبا',
      'bonjour ça va',
      '\u0000',
    ],
  ],
];

describe('detectLanguage', () => {
  test.each(WRITTEN.flatMap(([language, texts]) => texts.map((text) => [text, language] as const)))('%j is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  test.each<readonly [string, Locale, Locale]>([
    ['你好', 'zh-HK', 'zh-HK'],
    ['人工', 'zh-HK', 'zh-HK'],
    ['多謝晒', 'zh-HK', 'zh-HK'],
    ['多謝你晒', 'ja-JP', 'zh-HK'],
    ['晒太阳', 'zh-HK', 'zh-CN'],
    ['日本', 'ja-JP', 'ja-JP'],
    ['学校', 'ja-JP', 'ja-JP'],
    ['電話', 'ja-JP', 'ja-JP'],
    ['価格', 'zh-HK', 'ja-JP'],
    ['你好', 'ja-JP', 'zh-CN'],
    ['請幫幫我們', 'ja-JP', 'zh-HK'],
    ['你好', 'en-US', 'zh-CN'],
    ['退货', 'ja-JP', 'zh-CN'],
    ['退貨', 'zh-CN', 'zh-HK'],
    ['ありがとう', 'zh-CN', 'ja-JP'],
    ['hello', 'ja-JP', 'en-US'],
    ['OK', 'ja-JP', 'ja-JP'],
    ['ok!', 'zh-HK', 'zh-HK'],
    ['Ｏｋａｙ', 'zh-CN', 'zh-CN'],
    ['AB-10293', 'ja-JP', 'ja-JP'],
    ['iPhone 15 Pro2', 'zh-CN', 'zh-CN'],
    ['PDF?', 'ja-JP', 'ja-JP'],
    ['LINE', 'zh-HK', 'zh-HK'],
    ['OK', 'en-US', 'en-US'],
    ['ok thanks', 'ja-JP', 'en-US'],
    ['WHY', 'ja-JP', 'en-US'],
    ['HELP', 'zh-CN', 'en-US'],
    ['Where is AB-10293', 'ja-JP', 'en-US'],
  ])('%j from a visitor who has used %s is %s', (text, expected, language) => {
    expect(detectLanguage(text, expected)).toBe(language);
  });

  test('a page of text takes no longer than a line', () => {
    expect(detectLanguage('請問點樣退貨'.repeat(100_000))).toBe('zh-HK');
  });
});

describe('a text that is made to take long', () => {
  test.each(['@', 'a@', '㌖@', '@.', '㌖.@'])('of %j is looked at in no time', async (unit) => {
    expect(await cpuMs(() => detectLanguage(unit.repeat(2_000)))).toBeLessThan(200);
  });

  test.each([
    ['someone@shop.example', ' '],
    ['write to a@b.c, please', 'write to   please'],
    ['请写信到a@b.co谢谢', ' '],
    ['@home and me@', '@home and me@'],
    ['a@b.', 'a@b.'],
    ['a.b@c', 'a.b@c'],
  ])('%j without its addresses is %j', (text, left) => {
    expect(withoutAddresses(text)).toBe(left);
  });
});
