import type { Locale } from '@lobby/contract';
import { extractText, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { FACTS } from '#test/invoice-facts.ts';
import { drawInvoice } from './draw-invoice.ts';
import { openFontShelf } from './typeset/font-shelf.ts';

/** The words of a PDF, as a reader who copies them gets them. */
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const { totalPages, text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  expect(totalPages).toBe(1);
  return text.replaceAll(/\s+/g, '');
}

describe('an invoice can be read and copied', () => {
  test.each<[Locale, string[]]>([
    ['en-US', ['Invoice', 'LB20261121000001', 'Billedto', 'HarbourShoesLtd', 'LobbyPro,1month', '$39.00', 'PaidinfullonNovember21,2026.']],
    ['zh-CN', ['账单', '付款方', 'Lobby专业版', '合计', 'US$39.00', '已于2026年11月21日付清。']],
    ['zh-HK', ['發票', '客戶', 'Lobby專業版', '總額', 'US$39.00', '已於2026年11月21日付清。']],
    ['ja-JP', ['請求書（お支払い済み）', '宛先', 'Lobbyプロ', '合計', '$39.00', '2026年11月21日に全額お支払いいただきました。']],
  ])('in %s', async (locale, expected) => {
    const words = await wordsOf(await drawInvoice(FACTS, locale));
    for (const word of expected) expect(words).toContain(word);
  });

  test('whatever scripts its names mix', async () => {
    const title = 'Žižek & Søn — Việt 한국 Привет Ελλάς 葛󠄀城 髙島 𠮷野 䶮鑫 龘骉 啫喱嘅';
    const words = await wordsOf(await drawInvoice({ ...FACTS, buyer: { title, address: title } }, 'ja-JP'));
    const plain = (text: string) => text.replaceAll(/[\s\u{e0100}-\u{e01ef}]/gu, '');
    expect(plain(words)).toContain(plain(title));
  });

  test('on one page, however long its names are', async () => {
    const buyer = { title: '株式会社'.repeat(30), address: 'Straße 17 '.repeat(30), tax_no: '9'.repeat(40) };
    const words = await wordsOf(await drawInvoice({ ...FACTS, buyer }, 'en-US'));
    for (const word of [buyer.title, buyer.address.replaceAll(' ', ''), buyer.tax_no, 'Paidinfull']) expect(words).toContain(word);
  });
});

test('the same order has the same invoice, byte by byte', async () => {
  const [first, second] = [await drawInvoice(FACTS, 'zh-HK'), await drawInvoice(FACTS, 'zh-HK')];
  expect(Buffer.compare(first, second)).toBe(0);
});

test('it carries no more of a font than its own letters', async () => {
  expect((await drawInvoice(FACTS, 'en-US')).length).toBeLessThan(40_000);
  expect((await drawInvoice(FACTS, 'zh-CN')).length).toBeLessThan(200_000);
});

test('the document tells its title, its author and when it was made', async () => {
  const { info } = await getMeta(new Uint8Array(await drawInvoice(FACTS, 'en-US')));
  expect(info).toMatchObject({ Title: 'Invoice LB20261121000001', Author: 'Lobby Limited', CreationDate: 'D:20261121090000Z' });
});

describe('fonts', () => {
  const fontsOf = async (text: string, locale: Locale, country?: string) => {
    const shelf = await openFontShelf({ regular: text, bold: '' }, locale, country);
    return shelf.runsOf(text, 'regular').map((run) => [run.text, run.font.postscriptName]);
  };

  test.each<[string, Locale, string | undefined, [string, string][]]>([
    ['骨', 'zh-CN', undefined, [['骨', 'NotoSansHans-Regular']]],
    ['骨', 'zh-HK', undefined, [['骨', 'NotoSansHant-Regular']]],
    ['骨', 'ja-JP', undefined, [['骨', 'NotoSansJP-Regular']]],
    ['骨', 'en-US', undefined, [['骨', 'NotoSansHans-Regular']]],
    ['骨', 'en-US', 'HK', [['骨', 'NotoSansHant-Regular']]],
    ['骨', 'en-US', 'JP', [['骨', 'NotoSansJP-Regular']]],
    [
      '東京发 한',
      'ja-JP',
      undefined,
      [
        ['東京', 'NotoSansJP-Regular'],
        ['发', 'NotoSansHans-Regular'],
        [' ', 'NotoSansJP-Regular'],
        ['한', 'NotoSansKR-Regular'],
      ],
    ],
    ['Ελλάς', 'zh-CN', undefined, [['Ελλάς', 'NotoSans-Regular']]],
  ])('%s in %s for %s', async (text, locale, country, runs) => {
    expect(await fontsOf(text, locale, country)).toEqual(runs);
  });

  test('have every ideograph of the first block of Unicode, as China’s standard of 2005 lists them', async () => {
    const ideographs = String.fromCodePoint(...Array.from({ length: 0x9fa6 - 0x4e00 }, (_, no) => 0x4e00 + no));
    const shelf = await openFontShelf({ regular: ideographs, bold: ideographs }, 'zh-HK', 'HK');
    for (const weight of ['regular', 'bold'] as const) {
      const missing = shelf
        .runsOf(ideographs, weight)
        .flatMap(({ text, font }) => Array.from(text).filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) as number)));
      expect(missing).toEqual([]);
    }
  });

  test('leave a sign that none of them has to the first, which draws a box', async () => {
    expect(await fontsOf('a🙂', 'en-US')).toEqual([['a🙂', 'NotoSans-Regular']]);
  });
});
