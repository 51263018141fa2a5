/** How a cell starts that a spreadsheet would run as a formula; the apostrophes before it are ours or the writer's. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/u;

/** The text as a CSV cell that no spreadsheet runs: an apostrophe goes before what looks like a formula. */
export function guardCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that `guardCell` was given. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
