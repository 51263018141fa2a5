import { guardCell } from '#/domains/sheet/formula-guard.ts';

/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Rows as lines of RFC 4180, safe to open in a spreadsheet. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => quoted(guardCell(cell))).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
