import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { isColumn } from '#/domains/corpus/import/column-names.ts';
import { encode } from '#test/mail-corpus/mime.ts';
import { readCsv } from './read-csv.ts';
import { wideEncoding } from './wide-encoding.ts';

/** Files as spreadsheets save them, in base64. */
const SAVED: [encoding: string, base64: string, rows: string[][]][] = [
  [
    'gb18030',
    'zsrM4iy08LC4CsTjw8e8uLXjv6rDxaO/LM7Sw8fU58nPvsW147+qw8WhowrU9cO0zcu79Swix+vU2sbfzOzE2sGqz7W/zbf+o6zO0sPHu+G0psDtoaMiCg==',
    [
      ['问题', '答案'],
      ['你们几点开门？', '我们早上九点开门。'],
      ['怎么退货', '请在七天内联系客服，我们会处理。'],
    ],
  ],
  [
    'gb18030',
    'cXVlc3Rpb24sYW5zd2VyCtT1w7TNy7v1LMbfzOzE2r/J0tTNy7v1Cg==',
    [
      ['question', 'answer'],
      ['怎么退货', '七天内可以退货'],
    ],
  ],
  [
    'big5',
    'sN3DRCy1qq7XCqdBrcy0WMJJtn2q+aFILKfarcymraRXpEXCSbZ9qvmhQwqr57zLsGizZiwivdCmYqRDpNGkusFwtbiryKpBoUGn2q3Mt3yzQrJ6oUMiCg==',
    [
      ['問題', '答案'],
      ['你們幾點開門？', '我們早上九點開門。'],
      ['怎樣退貨', '請在七天內聯絡客服，我們會處理。'],
    ],
  ],
  [
    'big5',
    'cXVlc3Rpb24sYW5zd2VyCqvnvMuwaLNmLKRDpNGkuqVppUiwaLNmCg==',
    [
      ['question', 'answer'],
      ['怎樣退貨', '七天內可以退貨'],
    ],
  ],
  [
    'shift_jis',
    'jr+W4iyJ8ZOaColji8aOnorUgs2JvY6egsWCt4KpLIzfkU+L446egqmC54zfjOOYWo6egtyCxYLFgreBQgqV1JVpgsWCq4LcgreCqSwigs2CooFBjrWT+ojIk+CCyYKymEGXjYKtgr6Cs4KigUIiCg==',
    [
      ['質問', '回答'],
      ['営業時間は何時ですか', '午前九時から午後六時までです。'],
      ['返品できますか', 'はい、七日以内にご連絡ください。'],
    ],
  ],
  [
    'shift_jis',
    'cXVlc3Rpb24sYW5zd2VyCpXUlWmCxYKrgtyCt4KpLI61k/qIyJPggsiC55XUlWmCxYKrgtyCtwo=',
    [
      ['question', 'answer'],
      ['返品できますか', '七日以内なら返品できます'],
    ],
  ],
  [
    'euc-jp',
    'vMHM5Cyy88X6CrHEtsi7/rTWpM+yv7v+pMekuaSrLLjhwbC25bv+pKuk6bjhuOXPu7v+pN6kx6THpLmhowrK1snKpMekraTepLmkqywipM+kpKGivLfG/LDKxuKky6S0z6LN7aSvpMCktaSkoaMiCg==',
    [
      ['質問', '回答'],
      ['営業時間は何時ですか', '午前九時から午後六時までです。'],
      ['返品できますか', 'はい、七日以内にご連絡ください。'],
    ],
  ],
  [
    'euc-jp',
    'cXVlc3Rpb24sYW5zd2VyCsrWycqkx6StpN6kuaSrLLy3xvywysbipMqk6crWycqkx6StpN6kuQo=',
    [
      ['question', 'answer'],
      ['返品できますか', '七日以内なら返品できます'],
    ],
  ],
  [
    'windows-1252',
    'cXVlc3Rpb24sYW5zd2VyCldoZXJlIGlzIHRoZSBjYWbpPyxPcHBvc2l0ZSB0aGUgk038bGxlcpQgc3RvcmUgliBpdCBjb3N0cyA1gAo=',
    [
      ['question', 'answer'],
      ['Where is the café?', 'Opposite the “Müller” store – it costs 5€'],
    ],
  ],
  [
    'windows-1252',
    'cXVlc3Rpb24sYW5zd2VyCk/5IGVzdCBsZSBjYWbpPyzAIGP0dOkK',
    [
      ['question', 'answer'],
      ['Où est le café?', 'À côté'],
    ],
  ],
];

const TEXT = 'question,answer\n怎麼退貨,送料は？ – café\n';
const ROWS = [
  ['question', 'answer'],
  ['怎麼退貨', '送料は？ – café'],
];
const utf16le = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');

/** What a price list, a shop sign or a heading says, of which no encoding tells much. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  shift_jis: [
    'サイズ,価格\nエス,千円\n',
    '品名,値段\nテント,3000円\n',
    'ﾃﾝﾄ,3000\nﾌｰﾄﾞ,200\n',
    '店舗,電話\n東京,03\n大阪,06\n',
    '株式会社山田商店',
  ],
  'euc-jp': [
    'サイズ,価格\nエス,千円\n',
    'キャンセル料\n',
    'お問い合わせ',
    '営業時間',
    '返品不可',
    '定休日,月曜',
    '商品名,価格',
    '新宿店,池袋店',
    '株式会社山田商店',
    '年末年始休業',
    '東京都渋谷区',
  ],
  gb18030: [
    '营业时间',
    '订单编号',
    '北京市朝阳区',
    '尺寸,价格\n小号,二十元\n',
    '上海店,021\n北京店,010\n',
    '七天无理由退货',
    '型号,重量\nX1,2公斤\n',
    '包邮',
    '尺码',
    '货到付款',
  ],
  big5: [
    '營業時間',
    '運費',
    '包郵',
    '不設退款',
    '尺寸,價格\n細碼,二十元\n',
    '旺角店\n銅鑼灣店\n',
    '我哋喺旺角，咩時間都可以嚟。',
    '啲嘢幾時到？',
  ],
  'windows-1252': ['Größe;Preis\nS;20 €\n', 'Café au lait,3 €\n', 'Über uns', '“Quoted” – it’s 5 €'],
};

test.each(Object.entries(SHORT))('short texts in %s are told apart from those in other encodings', (encoding, texts) => {
  expect(texts.map((text) => decodeText(encode(text, encoding), () => false))).toEqual(texts.map((text) => ({ text, encoding })));
});

test.each([
  ['a program', [0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00, 0x00, 0x00]],
  ['zeros in both halves', [0x41, 0x00, 0x00, 0x42]],
  ['what no character is', [0x41, 0x00, 0xff, 0xff]],
])('%s is no text in UTF-16', (_what, bytes) => {
  expect(wideEncoding(Uint8Array.from(bytes))).toBeUndefined();
});

describe('a CSV is read', () => {
  test.each(SAVED)('in %s (%s)', (encoding, base64, rows) => {
    expect(readCsv(Buffer.from(base64, 'base64'), isColumn)).toEqual({ encoding, rows: [...rows, ['']] });
  });

  test.each([
    ['utf-8', 'UTF-8', Buffer.from(TEXT)],
    ['utf-8', 'UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['utf-16le', 'UTF-16, little end first', utf16le],
    ['utf-16be', 'UTF-16, big end first', Buffer.from(utf16le).swap16()],
  ])('in %s when it is %s', (encoding, _, bytes) => {
    expect(readCsv(bytes, isColumn)).toEqual({ encoding, rows: [...ROWS, ['']] });
  });

  test('in the encoding of what comes after 100 kB of plain ASCII', () => {
    const bytes = Buffer.concat([
      Buffer.from(`question,answer\n${'a question,an answer\n'.repeat(5_000)}`),
      Buffer.from(SAVED[4]?.[1] ?? '', 'base64'),
    ]);
    expect(decodeText(bytes, () => false)?.encoding).toBe('shift_jis');
  });
});
