import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

// The library that writes other sheets holds a whole one in memory; this one writes rows as they come, and only texts and numbers.

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet, beside the sheet (ECMA-376 part 1, §12.2). */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};
/** The first row stays in view. */
const SHEET_START = `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';
const BOLD = ' s="1"';

export type XlsxCell = string | number | null;

/**
 * Rows that come slice by slice as an XLSX file, which goes out while they come: it holds one slice at a time, however many there are. The
 * first row is the head.
 */
export async function* streamXlsx(slices: AsyncIterable<readonly (readonly XlsxCell[])[]>): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const take = () => {
    const taken = packed;
    packed = [];
    return taken;
  };
  for (const [name, xml] of Object.entries(PARTS)) {
    const part = new ZipPassThrough(name);
    zip.add(part);
    part.push(strToU8(DECLARATION + xml), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 3 });
  zip.add(sheet);
  sheet.push(strToU8(SHEET_START));
  let no = 0;
  for await (const rows of slices) {
    const xml = rows.map((row) => {
      no += 1;
      return `<row r="${no}">${row.map((cell, column) => cellXml(cell, `${nameOf(column)}${no}`, no === 1 ? BOLD : '')).join('')}</row>`;
    });
    sheet.push(strToU8(xml.join('')));
    yield* take();
  }
  sheet.push(strToU8(SHEET_END), true);
  zip.end();
  yield* take();
}

/** The name of a column: A to Z, then AA and on. */
function nameOf(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? letter : nameOf(Math.floor(column / 26) - 1) + letter;
}

function cellXml(cell: XlsxCell, place: string, style: string): string {
  if (cell === null || cell === '') return '';
  return typeof cell === 'number'
    ? `<c r="${place}"${style}><v>${cell}</v></c>`
    : `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** What a reader would take for an escaped character; its underscore is escaped itself (ECMA-376 part 1, §22.9.2.19). */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;
/** What XML cannot say at all, beside halves of characters. */
const UNSAYABLE = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(ESCAPE_LIKE, '_x005F_')
    .replaceAll(UNSAYABLE, '')
    .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] as string);
}
