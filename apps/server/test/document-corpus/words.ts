import type { DocumentCase } from './document-case.ts';
import { docx, paragraph, row, run, tableCell, workbook } from './office.ts';

const HIDDEN = '<w:rPr><w:vanish/></w:rPr>';
const field = (instruction: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const FORMATS = ['#,##0" JPY"', '0%', 'yyyy"年"m"月"d"日"', 'h:mm', ';;;', '0.00', '[$€-407]#,##0.00', '0.0%;[Red]-0.0%'];

export const WORDS: readonly DocumentCase[] = [
  {
    name: 'Word with what was added and taken out, fields, links and controls',
    file: 'changes.docx',
    bytes: () =>
      docx(
        [
          paragraph(run('Returns'), '<w:pStyle w:val="h1"/>'),
          paragraph(
            `${run('Within ')}<w:ins>${run('forty')}</w:ins><w:del><w:r><w:delText>thirty</w:delText></w:r></w:del>${run(' days.')}`,
          ),
          paragraph(`<w:hyperlink>${run('Our shop')}</w:hyperlink>${run(' is open.')}`),
          `<w:sdt><w:sdtContent>${paragraph(run('In a control.'))}</w:sdtContent></w:sdt>`,
          paragraph(`${field('HYPERLINK "x"', 'Field')}${run(' words.')}`),
          paragraph(run('Purchase price 3 EUR', HIDDEN)),
        ].join(''),
      ),
    lines: ['# Returns', 'Within forty days.', 'Our shop is open.', 'In a control.', 'Field words.'],
  },
  {
    name: 'Word with a table whose cells are one',
    file: 'merged.docx',
    bytes: () =>
      docx(
        `<w:tbl><w:tr>${tableCell('國家')}${tableCell('方式')}${tableCell('價錢')}</w:tr><w:tr>${tableCell('日本', '<w:vMerge w:val="restart"/>')}${tableCell('平郵')}${tableCell('五十元')}</w:tr><w:tr>${tableCell('', '<w:vMerge/>')}${tableCell('速遞')}${tableCell('九十元')}</w:tr></w:tbl>`,
      ),
    lines: ['國家: 日本; 方式: 平郵; 價錢: 五十元', '國家: 日本; 方式: 速遞; 價錢: 九十元'],
    asked: ['寄去日本速遞要幾多錢？', '九十元', 'zh-HK'],
  },
  {
    name: 'Word at an address',
    file: 'hours.docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    bytes: () => docx(paragraph(run('営業時間は午前九時からです。'))),
    lines: ['営業時間は午前九時からです。'],
  },
  {
    name: 'workbook as it is shown: cells that are one, numbers, days, formulas, nothing hidden',
    file: 'prices.xlsx',
    bytes: () =>
      workbook(
        [
          {
            name: 'Prices',
            columns: '<cols><col min="5" max="5" hidden="1" width="9"/></cols>',
            rows: [
              row(1, { A: 'Price list of summer' }),
              row(3, { A: 'Country', B: 'Method', C: 'Price', E: 'Cost' }),
              row(4, { C: 'Now', D: 'Rebate' }),
              row(5, { A: 'Japan', B: 'Standard', C: { value: 1500, format: 1 }, D: { value: 0.15, format: 2 }, E: 700 }),
              row(6, { B: 'Express', C: { value: 2900, format: 1, formula: 'C5*2-100' }, D: { value: 0, format: 2 }, E: 900 }),
              row(7, { A: 'Draft', B: 'Drone', C: { value: 1, format: 1 } }, ' hidden="1"'),
              row(8, { A: 'Pickup from', B: { value: 46174, format: 3 }, C: { value: 0.375, format: 4 }, D: { value: 5, format: 5 } }),
            ].join(''),
            merges: ['A1:D1', 'A3:A4', 'B3:B4', 'C3:D3', 'A5:A6'],
          },
          { name: 'Costs', state: 'hidden', rows: row(1, { A: 'Secret cost' }) },
          { name: 'Hours', rows: [row(1, { A: 'Day', B: 'Open' }), row(2, { A: 'Monday', B: '9 to 5' })].join('') },
        ],
        FORMATS,
      ),
    lines: [
      '# Prices › Price list of summer',
      'Country: Japan; Method: Standard; Price Now: 1,500 JPY; Price Rebate: 15%',
      'Country: Japan; Method: Express; Price Now: 2,900 JPY; Price Rebate: 0%',
      'Country: Pickup from; Method: 2026年6月1日; Price Now: 9:00',
      '# Hours',
      'Day: Monday; Open: 9 to 5',
    ],
  },
  {
    name: 'workbook of money, shares and days of another zone',
    file: 'money.xlsx',
    bytes: () =>
      workbook(
        [
          {
            name: 'Fees',
            rows: [
              row(1, { A: 'Service', B: 'Fee', C: 'Change', D: 'Weight' }),
              row(2, { A: 'Zip', B: { value: 1234.5, format: 7 }, C: { value: -0.025, format: 8 }, D: 0.1 }),
            ].join(''),
          },
        ],
        FORMATS,
      ),
    lines: ['Service: Zip; Fee: €1,234.50; Change: -2.5%; Weight: 0.1'],
  },
  {
    name: 'workbook of Japanese with readings beside its words',
    file: 'readings.xlsx',
    bytes: () =>
      workbook(
        [
          {
            name: 'S',
            rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>4901234567894</v></c></row>`,
          },
        ],
        [],
        [
          '<t>品名</t><rPh sb="0" eb="2"><t>ヒンメイ</t></rPh>',
          '<t>番号</t>',
          '<r><t>青い</t></r><r><t>テント</t></r><rPh sb="0" eb="1"><t>アオ</t></rPh>',
        ],
      ),
    lines: ['品名: 青いテント; 番号: 4901234567894'],
    asked: ['青いテントの番号は？', '4901234567894', 'ja-JP'],
  },
];
