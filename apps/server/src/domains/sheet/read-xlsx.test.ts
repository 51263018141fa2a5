import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { readXlsx } from './read-xlsx.ts';

const HEAD = '<?xml version="1.0"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** The smallest workbook with these cells in its sheet. */
function workbook(sheetData: string, more: Zippable = {}): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(`${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`),
    'xl/workbook.xml': strToU8(
      `${HEAD}<workbook ${MAIN} xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`${HEAD}<worksheet ${MAIN}><sheetData>${sheetData}</sheetData></worksheet>`),
    ...more,
  });
}

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const refused = (refusal: object) => expect.objectContaining({ refusal }) as unknown;

/** Writes another uncompressed size into the central directory. */
function claim(zip: Uint8Array, name: string, size: number): Uint8Array {
  const bytes = Buffer.from(zip);
  const directory = bytes.lastIndexOf(name) - 46;
  expect(bytes.readUInt32LE(directory)).toBe(0x02014b50);
  bytes.writeUInt32LE(size, directory + 24);
  return bytes;
}

/** The same workbook with cells that are one. */
function mergedAt(bytes: Uint8Array, range: string): Uint8Array {
  const parts = unzipSync(bytes);
  const name = 'xl/worksheets/sheet1.xml';
  const xml = strFromU8(parts[name] ?? new Uint8Array());
  return zipSync({
    ...parts,
    [name]: strToU8(xml.replace('</sheetData>', `</sheetData><mergeCells><mergeCell ref="${range}"/></mergeCells>`)),
  });
}

describe('an XLSX file', () => {
  test('gives the texts of its first sheet, numbers, dates and yes or no in words', async () => {
    const bytes = await writeXlsxFile([
      {
        sheet: 'One',
        dateFormat: 'yyyy-mm-dd',
        data: [
          ['question', 'answer', null, 'more'],
          ['  line one\nline two ', 1.5, true, new Date(Date.UTC(2026, 0, 31))],
          [null, null, null, null],
          ['退貨 & <送料> 👩‍👧', 'a', null, new Date(Date.UTC(2026, 0, 31, 9, 30))],
        ],
      },
      { sheet: 'Two', data: [['not', 'read']] },
    ]).toBuffer();
    expect(readXlsx(bytes).rows).toEqual([
      ['question', 'answer', '', 'more'],
      ['  line one\nline two ', '1.5', 'true', '2026-01-31'],
      ['', '', '', ''],
      ['退貨 & <送料> 👩‍👧', 'a', '', '2026-01-31T09:30:00'],
    ]);
  });

  test('is read with the rows where the spreadsheet has them', () => {
    const { rows } = readXlsx(
      workbook(`<row r="2">${cell('A2', 'question')}${cell('B2', 'answer')}</row><row r="4">${cell('B4', 'a')}</row>`),
    );
    expect(rows.map((row) => row.join('|'))).toEqual(['|', 'question|answer', '|', '|a']);
  });

  test('has a cell over several rows in each of them', () => {
    const merged = workbook(
      `<row r="1">${cell('A1', 'tag')}${cell('B1', 'q')}</row><row r="2">${cell('A2', 'x')}${cell('B2', 'a')}</row><row r="3">${cell('B3', 'b')}</row>`,
    );
    const { rows } = readXlsx(mergedAt(merged, 'A2:A3'));
    expect(rows).toEqual([
      ['tag', 'q'],
      ['x', 'a'],
      ['x', 'b'],
    ]);
  });

  test.each([
    ['is another kind of zip', zipSync({ 'word/document.xml': strToU8('<w/>') }), { code: 'unsupported_type' }],
    ['is cut off', workbook(`<row r="1">${cell('A1', 'q')}</row>`).subarray(0, 400), { code: 'unreadable_file' }],
    ['holds damaged XML', workbook('<row r="1"><c r="A1"'), { code: 'unreadable_file' }],
    ['has no rows', workbook(''), { code: 'unreadable_file' }],
    [
      'would unpack to more than 60 MB',
      workbook('', { 'xl/sharedStrings.xml': new Uint8Array(61 * 1024 * 1024) }),
      { code: 'too_large', unit: 'bytes', limit: 62_914_560 },
    ],
    [
      'claims 4 GB',
      claim(workbook(''), 'xl/worksheets/sheet1.xml', 0xff_ff_ff_f0),
      { code: 'too_large', unit: 'bytes', limit: 62_914_560 },
    ],
    ['has a million rows', workbook('<row/>'.repeat(1_000_000)), { code: 'too_large', unit: 'rows', limit: 50_000 }],
    [
      'has a cell in the last column',
      workbook(`<row r="1">${cell('A1', 'q')}${cell('XFD1', 'x')}</row>`),
      { code: 'too_large', unit: 'rows', limit: 50_000 },
    ],
  ])('that %s is refused', (_, bytes, refusal) => {
    expect(() => readXlsx(bytes)).toThrow(refused(refusal));
  });

  test('that unpacks to more than it claims is not unpacked further', () => {
    const bytes = claim(workbook(`<row r="1">${cell('A1', 'q'.repeat(5_000_000))}</row>`), 'xl/worksheets/sheet1.xml', 1_000);
    expect(() => readXlsx(bytes)).toThrow(refused({ code: 'unreadable_file' }));
  });
});
