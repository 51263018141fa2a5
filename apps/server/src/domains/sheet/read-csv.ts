import Papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import { FileRefused } from './file-refused.ts';
import { isBlank, ROWS_LOOKED_AT, tooManyRows, type Sheet } from './sheet.ts';

/** Whether the cell of a header names a column that is looked for. */
export type IsHeader = (cell: string) => boolean;

const DELIMITERS = [',', ';', '\t', '|'];
/** The line by which Excel is told the delimiter of a file. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n)/i;
/** Rows that the delimiter is judged by. */
const JUDGED_BY = 20;

/**
 * Reads CSV in whatever encoding and with whatever delimiter a spreadsheet of our languages saves it.
 * @throws FileRefused unreadable_file for an empty file or an open quotation, too_large for too many rows
 */
export function readCsv(bytes: Uint8Array, isHeader: IsHeader): Sheet {
  const decoded = decodeText(bytes, (text) =>
    DELIMITERS.some((delimiter) => judge(text.replace(SEPARATOR_LINE, ''), delimiter, isHeader).known > 0),
  );
  if (!decoded || decoded.text.trim() === '') throw new FileRefused({ code: 'unreadable_file' });
  const named = SEPARATOR_LINE.exec(decoded.text);
  const text = decoded.text.slice(named?.[0].length ?? 0);
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    delimiter: named?.[1] ?? delimiterOf(text, isHeader),
    preview: ROWS_LOOKED_AT,
  });
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw new FileRefused({ code: 'unreadable_file' });
  if (meta.truncated) throw tooManyRows();
  return { rows: data, encoding: decoded.encoding };
}

/** The delimiter under which most headers are known; where none is, the one that makes most rows as long as the header. */
function delimiterOf(text: string, isHeader: IsHeader): string {
  const judged = DELIMITERS.map((delimiter) => ({ delimiter, ...judge(text, delimiter, isHeader) }));
  const [best] = judged.toSorted((a, b) => b.known - a.known || b.alike - a.alike || b.cells - a.cells);
  return best?.delimiter ?? ',';
}

function judge(text: string, delimiter: string, isHeader: IsHeader): { known: number; alike: number; cells: number } {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: JUDGED_BY });
  const [header = [], ...rows] = data.filter((row) => !isBlank(row));
  const alike = header.length > 1 ? rows.filter((row) => row.length === header.length).length : 0;
  return { known: header.filter(isHeader).length, alike, cells: header.length };
}
