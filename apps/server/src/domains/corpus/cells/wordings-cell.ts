const LINE_BREAK = /\r\n?|\n/;
const SEPARATORS = /[|;；]/u;

/** All wordings in one cell, one a line. A lone wording with a separator in it ends with a line break, which tells it apart from two. */
export function joinWordings(wordings: readonly string[]): string {
  const [only] = wordings;
  return wordings.length === 1 && only !== undefined && SEPARATORS.test(only) ? `${only}\n` : wordings.join('\n');
}

/** The wordings in a cell: one a line, or, in a cell of one line, between `|`, `;` or `；`. */
export function splitWordings(cell: string): string[] {
  return cell.split(LINE_BREAK.test(cell) ? LINE_BREAK : SEPARATORS);
}
