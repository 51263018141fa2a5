const LINE_BREAK = /\r\n?|\n/;
const SEPARATORS = /[|;；,，、]/u;

/** All tags in one cell, one a line. A lone tag with a separator in it ends with a line break, which tells it apart from two. */
export function joinTags(tags: readonly string[]): string {
  const [only] = tags;
  return tags.length === 1 && only !== undefined && SEPARATORS.test(only) ? `${only}\n` : tags.join('\n');
}

/** The tags in a cell: one a line, or, in a cell of one line, between commas and the like. */
export function splitTags(cell: string): string[] {
  return cell.split(LINE_BREAK.test(cell) ? LINE_BREAK : SEPARATORS);
}
