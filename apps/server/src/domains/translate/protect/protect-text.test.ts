import { describe, expect, test } from 'vitest';
import type { Fixed } from './find-protected.ts';
import { isAllProtected, protectText, restoreText } from './protect-text.ts';

const keptOf = (text: string, fixed?: Fixed) => protectText(text, fixed).kept;

describe('what comes through a translation unharmed', () => {
  test.each<[string, string, string[]]>([
    ['a price in yen', 'It costs ¥1,280 with post.', ['¥1,280']],
    ['a price in Hong Kong dollars', 'HK$88 or HK$ 1,299.50 each', ['HK$88', 'HK$ 1,299.50']],
    ['a price as Germans write it', 'Das kostet 1.299,00 € pro Stück', ['1.299,00 €']],
    ['a price with spaces between thousands', 'Prix : 1 299,00 €', ['1 299,00 €']],
    ['a price by its code', 'USD 20.50, or 135 CNY', ['USD 20.50', '135 CNY']],
    ['a price in full-width signs', '送料は￥１，２８０です', ['￥１，２８０']],
    ['a price by its word', '一共1,280元，運費港幣88元', ['1,280元', '港幣88元']],
    ['a price in tens of thousands', '3万円のテント', ['3万円']],
    ['a price as people in Hong Kong say it', '呢件88蚊', ['88蚊']],
    ['a share', 'Save 20% today, １５％ tomorrow', ['20%', '１５％']],
    ['an order number', 'Where is KM-2026-00417?', ['KM-2026-00417']],
    ['a number with a hash', 'Ticket #88 is open', ['#88']],
    ['a number of a parcel', '快递单号SF1234567890，谢谢', ['SF1234567890']],
    ['a number of a parcel in small letters', 'tracking sf1234567 please', ['sf1234567']],
    ['a model and a size', 'WH-1000XM5 in 2XL', ['WH-1000XM5', '2XL']],
    ['a size', '43 码换成 42 码', ['43', '42']],
    ['a date and a time', '2026-11-22 at 18:00', ['2026-11-22', '18:00']],
    ['a day in Japanese', '11月22日に届きます', ['11', '22']],
    ['full-width digits', '注文番号は１２３４５です', ['１２３４５']],
    ['Arabic digits', 'قیمت ۱۲۳ ہے', ['۱۲۳']],
    ['a telephone number', 'Call +852 2345 6789 please', ['+852 2345 6789']],
    ['an e-mail address', '请写信到ada.king@kumo.example，谢谢', ['ada.king@kumo.example']],
    ['a link, and not the words after it', '請看https://kumo.example/r?id=7&x=1。謝謝', ['https://kumo.example/r?id=7&x=1']],
    ['a link in kana', 'https://kumo.example/aを見てください', ['https://kumo.example/a']],
    ['a link without its scheme', 'Go to www.kumo.example or kumo.example/returns.', ['www.kumo.example', 'kumo.example/returns']],
    ['code', 'Type `KUMO-10 off` or ```a < b```', ['`KUMO-10 off`', '```a < b```']],
    ['tags', 'Write <b>now</b>', ['<b>', '</b>']],
    ['an emoji of a family', 'For us 👨‍👩‍👧‍👦!', ['👨‍👩‍👧‍👦']],
    ['an emoji with a skin colour, a flag and a key', '👍🏽 🇭🇰 1️⃣', ['👍🏽', '🇭🇰', '1️⃣']],
    ['a heart without its selector', 'Thanks ❤', ['❤']],
    ['marks that look like ours', 'What is ⟦1⟧?', ['⟦1⟧']],
  ])('%s', (_what, text, kept) => {
    expect(keptOf(text)).toEqual(kept);
  });

  test.each(['The 3rd of them weighs little', 'Will you come in May?', '今天到貨嗎？', '本日届きますか。', '三天之内送到'])(
    'and nothing where there is nothing: %s',
    (text) => {
      expect(keptOf(text).filter((part) => !/^\d$/.test(part))).toEqual([]);
    },
  );

  test.each<[string, string, string[], string[]]>([
    ['a full name', 'Ada King asked', ['Ada King'], ['Ada King']],
    ['a Japanese name', '山田葵様、こんにちは', ['山田葵'], ['山田葵']],
    ['a Chinese name within words', '你好陈雨，鞋子已寄出', ['陈雨'], ['陈雨']],
    ['a first name within a sentence', 'Thank you, May, for writing', ['May'], ['May']],
    ['not a word that looks like a name', 'May I ask? Maybe. The maypole', ['May'], []],
    [
      'a name with a hyphen',
      'Hello to Anne-Marie from Kumo-Outdoor (HK)',
      ['Anne-Marie', 'Kumo-Outdoor (HK)'],
      ['Anne-Marie', 'Kumo-Outdoor (HK)'],
    ],
    ['not one character', '王さん', ['王'], []],
  ])('names: %s', (_what, text, names, kept) => {
    expect(keptOf(text, { names })).toEqual(kept);
  });
});

describe('fixed wordings', () => {
  const wording = (find: string, put: string, caseSensitive = false) => ({ find, put, caseSensitive });

  test('are put in whole, the longest first, by letters of either size unless said otherwise', () => {
    const wordings = [wording('Trail', 'トレイル'), wording('Trail Pack', 'トレイルパック'), wording('KUMO', 'KUMO', true)];
    expect(keptOf('the TRAIL PACK on a trail from KUMO, not kumo', { wordings })).toEqual(['トレイルパック', 'トレイル', 'KUMO']);
  });

  test('leave words alone that only begin or end like them, but are found within Han', () => {
    expect(keptOf('packing a backpack', { wordings: [wording('pack', '包')] })).toEqual([]);
    expect(keptOf('我要一个登山包。', { wordings: [wording('登山包', 'Trail Pack')] })).toEqual(['Trail Pack']);
  });

  test('never reach into a link', () => {
    expect(keptOf('https://kumo.example/pack', { wordings: [wording('pack', '包')] })).toEqual(['https://kumo.example/pack']);
  });

  test('may hold signs that patterns are made of', () => {
    expect(keptOf('Is it C++ (beta)?', { wordings: [wording('C++ (beta)', 'C++ (beta)')] })).toEqual(['C++ (beta)']);
  });
});

describe('the marks of an answer', () => {
  const source = protectText('Order KM-2026-00417 costs HK$88.');

  test('are put back where the model has put them', () => {
    expect(source.masked).toBe('Order ⟦1⟧ costs ⟦2⟧.');
    expect(restoreText('⟦2⟧です。注文⟦1⟧。', source)).toBe('HK$88です。注文KM-2026-00417。');
  });

  test.each([
    ['with spaces', '注文 ⟦ 1 ⟧ は ⟦2⟧'],
    ['in full-width digits', '注文⟦１⟧は⟦２⟧'],
  ])('are understood %s', (_how, answer) => {
    expect(restoreText(answer, source)).toContain('KM-2026-00417');
  });

  test.each([
    ['one is missing', '注文⟦1⟧です'],
    ['one is doubled', '⟦1⟧ ⟦2⟧ ⟦2⟧'],
    ['one is unknown', '⟦1⟧ ⟦2⟧ ⟦3⟧'],
    ['one is broken', '⟦1⟧ ⟦2'],
    ['a link is made up', '⟦1⟧ ⟦2⟧ https://evil.example/pay'],
    ['an address is made up', '⟦1⟧ ⟦2⟧ pay@evil.example'],
  ])('make it unusable where %s', (_what, answer) => {
    expect(restoreText(answer, source)).toBeUndefined();
  });

  test('may stand for text that looks like a replacement pattern', () => {
    const money = protectText('It is $1 and `$&`');
    expect(restoreText('⟦1⟧ / ⟦2⟧', money)).toBe('$1 / `$&`');
  });
});

test.each([
  ['https://kumo.example/a 👍🏽 HK$88', true],
  ['42', true],
  ['Size 42', false],
])('%s needs no model: %s', (text, isAll) => {
  expect(isAllProtected(protectText(text))).toBe(isAll);
});
