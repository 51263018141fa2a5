import { strToU8, zipSync } from 'fflate';
import { text, wide, type DocumentCase } from './document-case.ts';

const ROWS = ['size: S; price: 1,5', 'size: M; price: 2'];
const TABLES: readonly DocumentCase[] = [
  { name: 'CSV that names what parts it', file: 'a.csv', bytes: text('sep=;\r\nsize;price\r\nS;1,5\r\nM;2\r\n'), lines: ROWS },
  { name: 'CSV with semicolons and a mark', file: 'a.csv', bytes: text('\uFEFFsize;price\r\nS;1,5\r\nM;2\r\n'), lines: ROWS },
  { name: 'CSV in UTF-16 with tabs', file: 'a.csv', bytes: wide('\uFEFFsize\tprice\r\nS\t1,5\r\nM\t2\r\n'), lines: ROWS },
  { name: 'TSV', file: 'a.tsv', bytes: text('size\tprice\nS\t1,5\nM\t2\n'), lines: ROWS },
  { name: 'CSV with upright lines', file: 'a.csv', bytes: text('size|price\nS|1,5\nM|2\n'), lines: ROWS },
  { name: 'CSV at an address', file: 'a.csv', contentType: 'text/csv', bytes: text('size;price\nS;1,5\nM;2\n'), lines: ROWS },
  {
    name: 'CSV with quotations over lines',
    file: 'a.csv',
    bytes: text('size,note\nS,"says ""so"",\nand more | less"\n'),
    lines: ['size: S; note: says "so",', 'and more | less'],
  },
  {
    name: 'short CSV in Shift_JIS',
    file: 'a.csv',
    bytes: text('サイズ,価格\nエス,千円\n', 'shift_jis'),
    lines: ['サイズ: エス; 価格: 千円'],
  },
  { name: 'short CSV in EUC-JP', file: 'a.csv', bytes: text('サイズ,価格\nエス,千円\n', 'euc-jp'), lines: ['サイズ: エス; 価格: 千円'] },
  { name: 'short CSV in Big5', file: 'a.csv', bytes: text('尺寸;價格\n細碼;二十元\n', 'big5'), lines: ['尺寸: 細碼; 價格: 二十元'] },
  { name: 'short CSV in GB18030', file: 'a.csv', bytes: text('尺寸,价格\n小号,二十元\n', 'gb18030'), lines: ['尺寸: 小号; 价格: 二十元'] },
  {
    name: 'CSV in ISO-2022-JP',
    file: 'a.csv',
    bytes: text('品名,値段\nテント,千円\n', 'iso-2022-jp'),
    lines: ['品名: テント; 値段: 千円'],
  },
  {
    name: 'CSV of questions, which are imported instead',
    file: 'a.csv',
    bytes: text('question,answer\nHow?,So.\n'),
    lines: ['use_import'],
  },
];

const MARKDOWN: readonly DocumentCase[] = [
  {
    name: 'Markdown as its readers see it',
    file: 'a.md',
    bytes: text(
      '---\ntitle: Help\n---\nReturns\n=======\n\nSend it **back** to [us][shop] within\nthirty days.[^1]\n\n- One\n  - Two\n\n| a | b |\n|:--|--:|\n| x \\| y | 2 |\n\nRepairs\n-------\n\nTwo weeks.\n\n<!-- not said -->\n\n[shop]: https://shop.example\n[^1]: Except on Sundays.\n',
    ),
    lines: [
      '# Returns',
      'Send it back to us within thirty days. (Except on Sundays.)',
      '- One',
      '- Two',
      'a: x | y; b: 2',
      '# Returns › Repairs',
      'Two weeks.',
    ],
  },
  {
    name: 'Markdown of Japanese whose marks touch its words',
    file: 'a.md',
    bytes: text(
      '# 返品\r\n\r\n**「未使用の品」**は返品できます。\r\n送料は~~有料~~無料です。\r\n\r\n1. 申し込む\r\n2. 送る\r\n\r\n> 注意：食品は\r\n> 除きます。\r\n',
    ),
    lines: ['「未使用の品」は返品できます。送料は有料無料です。', '- 申し込む', '- 送る', '注意：食品は除きます。'],
    asked: ['未使用の品は返品できますか？', '返品できます', 'ja-JP'],
  },
  {
    name: 'Markdown with what HTML it holds',
    file: 'a.md',
    bytes: text(
      `# FAQ\n\n<details>\n<summary>你们发货到挪威吗？</summary>\n\n可以，运费**十二**欧元。\n\n</details>\n\n<p hidden>进货价三欧元</p>\n\n\`\`\`\nA-1  12 EUR\nA-2  15 EUR\n\`\`\`\n\n![尺码表](sizes.png)\n`,
    ),
    lines: ['# 你们发货到挪威吗？', '可以，运费十二欧元。', 'A-1 12 EUR', 'A-2 15 EUR', '尺码表'],
    questions: [['你们发货到挪威吗？', '可以，运费十二欧元。']],
  },
  {
    name: 'Markdown at an address',
    file: 'a.md',
    contentType: 'text/markdown; charset=utf-8',
    bytes: text('# Help\n\nCall [us](tel:1).\n'),
    lines: ['Call us.'],
  },
];

const DATA: readonly DocumentCase[] = [
  {
    name: 'JSON of products and questions',
    file: 'a.json',
    bytes: text(
      JSON.stringify({
        shop: 'Kumo',
        products: [
          { name: 'Tent', price: 120, colours: ['blue', 'red'], care: { wash: 'by hand' } },
          { name: 'Stove', price: 45, discontinued: null },
        ],
        faq: [{ question: 'Do you ship to Norway?', answer: 'Yes,\nfor 12 EUR.' }],
      }),
    ),
    lines: [
      'shop: Kumo',
      '# products',
      'name: Tent; price: 120; colours: blue, red',
      '# products › Tent › care',
      'wash: by hand',
      '# products',
      'name: Stove; price: 45',
      '# faq',
      'question: Do you ship to Norway?; answer: Yes, for 12 EUR.',
    ],
    questions: [['Do you ship to Norway?', 'Yes, for 12 EUR.']],
  },
  {
    name: 'OpenDocument, which is not taken',
    file: 'a.odt',
    bytes: () => zipSync({ 'content.xml': strToU8('<office:document-content/>') }),
    lines: ['unsupported'],
  },
  { name: 'JSON that breaks off', file: 'a.json', bytes: text('{"shop": "Kumo"'), lines: ['unreadable'] },
  {
    name: 'text of paragraphs',
    file: 'a.txt',
    bytes: text('星期一至五\r\n朝九晚五\r\n\r\n星期日休息。'),
    lines: ['星期一至五', '朝九晚五', '星期日休息。'],
  },
];

export const TEXTS: readonly DocumentCase[] = [...TABLES, ...MARKDOWN, ...DATA];
