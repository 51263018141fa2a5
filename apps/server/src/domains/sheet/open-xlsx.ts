import { unzipSync, zipSync, type Unzipped } from 'fflate';
import { FileRefused } from './file-refused.ts';
import { ROWS_LOOKED_AT, tooManyRows } from './sheet.ts';

/** What the parts of a workbook may come to, in bytes: six times the largest import file. */
const UNPACKED_MAX = 60 * 1024 * 1024;
/** Columns of the widest sheet: a cell further right makes every row that long. */
const COLUMN_LETTERS_MAX = 2;
const PART = /\.(xml|rels)$/i;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const WORKBOOK = 'xl/workbook.xml';
const FAR_CELL = new RegExp(`<(?:\\w+:)?c\\s[^<>]*?\\br\\s*=\\s*["'][A-Z]{${COLUMN_LETTERS_MAX + 1},}\\d`, 'i');

const ROW_START = /<(?:\w+:)?row[\s/>]/g;
const ROW_END = /<\/(?:\w+:)?row\s*>|<(?:\w+:)?row(?:\s[^<>]*)?\/>/g;

/**
 * Unpacks what a reader of XLSX needs, and packs it again without compression: what was measured is what is read.
 * @throws FileRefused unsupported_type for another kind of zip, too_large for one that would unpack beyond measure
 */
export function openXlsx(bytes: Uint8Array): ArrayBuffer {
  const parts = unpack(bytes, measuredParts(bytes));
  for (const [name, part] of Object.entries(parts)) if (SHEET.test(name)) checkSheet(part);
  return zipSync(withFills(parts), { level: 0 }).slice().buffer;
}

/**
 * The same parts, with a list of fills where there is none, as programs write that know no colours: the reader throws and catches an
 * error at each cell without one, which takes 30 times the reading.
 */
function withFills(parts: Unzipped): Unzipped {
  const styles = Object.keys(parts).filter((name) => STYLES.test(name));
  if (styles.length > 0) {
    const mended = styles.map((name) => [name, fillsAdded(textOf(parts[name]))] as const);
    return { ...parts, ...Object.fromEntries(mended.map(([name, text]) => [name, Buffer.from(text)])) };
  }
  const types = textOf(parts[CONTENT_TYPES]).replace(/<\/(?:\w+:)?Types\s*>/, (end) => `${STYLES_TYPE}${end}`);
  return { ...parts, [CONTENT_TYPES]: Buffer.from(types), 'xl/styles.xml': Buffer.from(`<styleSheet>${ONE_FILL}</styleSheet>`) };
}

const STYLES = /^xl\/styles\d*\.xml$/i;
const CONTENT_TYPES = '[Content_Types].xml';
const STYLES_TYPE =
  '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>';
const ONE_FILL = '<fills><fill><patternFill/></fill></fills>';

const textOf = (part: Uint8Array | undefined) => Buffer.from(part ?? []).toString();

/** Cells that name a fill which is not there name none. */
function fillsAdded(styles: string): string {
  if (/<(?:\w+:)?fills[\s>]/.test(styles)) return styles;
  return styles
    .replaceAll(/\sfillId\s*=\s*(?:"[^"<>]*"|'[^'<>]*')/g, '')
    .replace(/<(?:\w+:)?styleSheet(?:\s[^<>]*)?>/, (start) => (start.endsWith('/>') ? start : `${start}${ONE_FILL}`));
}

/** Walks the central directory without unpacking anything. */
function measuredParts(bytes: Uint8Array): Set<string> {
  const names = new Set<string>();
  let total = 0;
  unpack(bytes, undefined, ({ name, originalSize }) => {
    if (PART.test(name)) {
      names.add(name);
      total += originalSize;
    }
  });
  if (!names.has(WORKBOOK)) throw new FileRefused({ code: 'unsupported_type' });
  if (total > UNPACKED_MAX) throw new FileRefused({ code: 'too_large', unit: 'bytes', limit: UNPACKED_MAX });
  return names;
}

function unpack(
  bytes: Uint8Array,
  wanted: Set<string> | undefined,
  see?: (file: { name: string; originalSize: number }) => void,
): Unzipped {
  try {
    return unzipSync(bytes, {
      filter(file) {
        see?.(file);
        return wanted?.has(file.name) ?? false;
      },
    });
  } catch (cause) {
    throw new FileRefused({ code: 'unreadable_file' }, { cause });
  }
}

function checkSheet(part: Uint8Array): void {
  const xml = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  let rows = 0;
  for (let at = xml.indexOf('<row'); at >= 0; at = xml.indexOf('<row', at + 1)) rows += 1;
  const text = xml.toString('latin1');
  if (rows > ROWS_LOOKED_AT || FAR_CELL.test(text)) throw tooManyRows();
  // The reader goes on behind what is damaged: a row that nothing closes would be missing without a word.
  if (count(text, ROW_START) !== count(text, ROW_END)) throw new FileRefused({ code: 'unreadable_file' });
}

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;
