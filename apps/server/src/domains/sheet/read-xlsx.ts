import { FileRefused } from './file-refused.ts';
import { extentOf, openWorkbook, type OpenedSheet } from './open-workbook.ts';
import type { Sheet } from './sheet.ts';

/**
 * Reads the first sheet of an XLSX file as what its cells hold, hidden or not: what somebody brings in is all of it.
 * @throws FileRefused
 */
export function readXlsx(bytes: Uint8Array): Sheet {
  const sheet = openWorkbook(bytes)[0];
  const { rows: length, columns } = sheet ? extentOf(sheet) : { rows: 0, columns: 0 };
  if (!sheet || length === 0) throw new FileRefused({ code: 'unreadable_file' });
  const rows = Array.from({ length }, (_, row) => Array.from({ length: columns }, (__, column) => sheet.held(sheet.cells[row]?.[column])));
  fillDown(rows, sheet);
  return { rows, encoding: null };
}

/** A cell over several rows counts for each of them. */
function fillDown(rows: string[][], { merges }: OpenedSheet): void {
  for (const { s: first, e: last } of merges) {
    const text = rows[first.r]?.[first.c] ?? '';
    for (const row of text === '' ? [] : rows.slice(first.r + 1, last.r + 1)) row[first.c] = text;
  }
}
