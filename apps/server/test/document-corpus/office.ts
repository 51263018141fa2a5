import { strToU8, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A sheet of a workbook: its rows as XML, and what stands around them. */
export interface SheetParts {
  name: string;
  state?: 'hidden' | 'veryHidden';
  columns?: string;
  rows: string;
  merges?: readonly string[];
}

/** A workbook with number formats by their place: `s="1"` is the first of them. */
export function workbook(
  sheets: readonly SheetParts[],
  formats: readonly string[] = [],
  sharedStrings: readonly string[] = [],
): Uint8Array {
  const tags = sheets.map(({ name, state }, index) => {
    const hidden = state === undefined ? '' : ` state="${state}"`;
    return `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${hidden}/>`;
  });
  const relations = sheets.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`));
  const others = [relation('rId101', 'styles', 'styles.xml'), relation('rId102', 'sharedStrings', 'sharedStrings.xml')];
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes(sheets.length)),
    'xl/workbook.xml': strToU8(`${HEAD}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${tags.join('')}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[...relations, ...others].join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(styles(formats)),
    'xl/sharedStrings.xml': strToU8(`${HEAD}<sst ${MAIN}>${sharedStrings.map((each) => `<si>${each}</si>`).join('')}</sst>`),
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(sheetXml(sheet))])),
  });
}

const relation = (id: string, kind: string, target: string) => `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;

function contentTypes(sheets: number): string {
  const kind = (part: string, name: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml"/>`;
  const all = [
    kind('workbook', 'sheet.main'),
    kind('styles', 'styles'),
    kind('sharedStrings', 'sharedStrings'),
    ...Array.from({ length: sheets }, (_, index) => kind(`worksheets/sheet${index + 1}`, 'worksheet')),
  ];
  return `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${all.join('')}</Types>`;
}

function styles(formats: readonly string[]): string {
  const own = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`);
  const cells = ['<xf numFmtId="0"/>', ...formats.map((_, index) => `<xf numFmtId="${164 + index}" applyNumberFormat="1"/>`)];
  return `${HEAD}<styleSheet ${MAIN}><numFmts count="${own.length}">${own.join('')}</numFmts><cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`;
}

function sheetXml({ columns = '', rows, merges = [] }: SheetParts): string {
  const merged = merges.length === 0 ? '' : `<mergeCells>${merges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`;
  return `${HEAD}<worksheet ${MAIN}>${columns}<sheetData>${rows}</sheetData>${merged}</worksheet>`;
}

/** A row of cells: words as they are, numbers with the place of their format, formulas with what they came to. */
export function row(
  number: number,
  cells: Readonly<Record<string, string | number | { value: number; format: number; formula?: string }>>,
  rest = '',
): string {
  const all = Object.entries(cells).map(([column, cell]) => {
    const place = `${column}${number}`;
    if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    const formula = cell.formula === undefined ? '' : `<f>${cell.formula}</f>`;
    return `<c r="${place}" s="${cell.format}">${formula}<v>${cell.value}</v></c>`;
  });
  return `<row r="${number}"${rest}>${all.join('')}</row>`;
}

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word document of this body. */
export const docx = (body: string) =>
  zipSync({
    'word/document.xml': strToU8(`${HEAD}<w:document ${WORD}><w:body>${body}</w:body></w:document>`),
    'word/styles.xml': strToU8(
      `${HEAD}<w:styles ${WORD}><w:style w:styleId="h1" w:type="paragraph"><w:name w:val="heading 1"/></w:style></w:styles>`,
    ),
  });
export const run = (text: string, properties = '') => `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (inner: string, properties = '') =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${inner}</w:p>`;
export const tableCell = (text: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(run(text))}</w:tc>`;
