import { page, text, wide, type DocumentCase } from './document-case.ts';

const CN = '退货请在三十天内寄回，运费由我们承担。';
const HK = '我哋喺旺角，咩時間都可以嚟，啲貨有現貨。';
const JA = '返品は三十日以内に受け付けます。送料は当店が負担します。';
const EN = 'Our café is “open” daily – 5 € a cup.';

const html = (name: string, contentType: string, bytes: () => Uint8Array, line: string): DocumentCase => ({
  name: `page in ${name}`,
  file: 'page.html',
  contentType,
  bytes,
  lines: [line],
});
const plain = (name: string, bytes: () => Uint8Array, line: string, file = 'text.txt'): DocumentCase => ({
  name: `text in ${name}`,
  file,
  bytes,
  lines: [line],
});
const p = (words: string, head = '') => page(`<p>${words}</p>`, head);

export const ENCODINGS: readonly DocumentCase[] = [
  html('GBK by its head', 'text/html', text(p(CN, '<meta charset="gbk">'), 'gbk'), CN),
  html('GB2312 by its server', 'text/html; charset=gb2312', text(p(CN), 'gbk'), CN),
  html('GBK that says nothing', 'text/html', text(p(CN), 'gbk'), CN),
  html('GBK that says it is UTF-8', 'text/html; charset=utf-8', text(p(CN), 'gbk'), CN),
  html(
    'Shift_JIS by its head',
    'text/html',
    text(p(JA, '<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">'), 'shift_jis'),
    JA,
  ),
  html('EUC-JP that says nothing', 'text/html', text(p(JA), 'euc-jp'), JA),
  html('ISO-2022-JP by its server', 'text/html; charset=iso-2022-jp', text(p(JA), 'iso-2022-jp'), JA),
  html('Big5 of Hong Kong by its server', 'text/html; charset=big5-hkscs', text(p(HK), 'big5'), HK),
  html('Big5 by its head', 'text/html', text(p(HK, '<meta charset="big5">'), 'big5'), HK),
  html('windows-1252 that calls itself Latin', 'text/html; charset=iso-8859-1', text(p(EN), 'windows-1252'), EN),
  plain('UTF-8 with a mark', text(`\uFEFF${HK}`), HK),
  plain('UTF-16 with a mark', wide(`\uFEFF${JA}`), JA),
  plain('UTF-16 with a mark, the high byte first', wide(`\uFEFF${CN}`, true), CN),
  plain('UTF-16 without a mark', wide(`${EN}\r\n`), EN),
  plain('UTF-16 without a mark, the high byte first', wide(`${JA}\r\n`, true), JA),
  plain('GB18030', text(CN, 'gb18030'), CN),
  plain('Big5 of Hong Kong', text(HK, 'big5'), HK),
  plain('Shift_JIS', text(JA, 'shift_jis'), JA),
  plain('EUC-JP', text(JA, 'euc-jp'), JA),
  plain('ISO-2022-JP', text(JA, 'iso-2022-jp'), JA),
  plain('windows-1252', text(EN, 'windows-1252'), EN),
];
