/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that starts so would be run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as a CSV file that spreadsheet programs open as they are: quoted, UTF-8, no cell a formula. */
export function csvFile(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((cells) => cells.map(printCell).join(','));
  return new Blob([BYTE_ORDER_MARK, lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' });
}

function printCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
