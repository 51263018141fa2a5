import { readInline } from '#/inline/read-inline.ts';
import type { Alignment } from '#/tree.ts';
import type { BlockAt, Reading } from './reading.ts';

const DIVIDER = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
/** Columns of a table; more cells of a row are left out. */
const COLUMNS_MAX = 20;

/** A table: a row of headings, a row of dashes, rows. */
export function tableAt({ lines }: Reading, at: number): BlockAt | undefined {
  const [headLine = '', divider = ''] = [lines[at], lines[at + 1]];
  if (!headLine.includes('|') || !divider.includes('-') || !divider.includes('|') || !DIVIDER.test(divider)) return undefined;
  const head = cellsOf(headLine);
  const align = cellsOf(divider).map(alignmentOf);
  let end = at + 2;
  while (end < lines.length && (lines[end] ?? '').includes('|') && lines[end]?.trim() !== '') end += 1;
  const rows = lines.slice(at + 2, end).map((line) => {
    const cells = cellsOf(line);
    return head.map((_, column) => readInline(cells[column] ?? ''));
  });
  return {
    block: { kind: 'table', align: head.map((_, column) => align[column] ?? 'start'), head: head.map((cell) => readInline(cell)), rows },
    end,
  };
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner
    .split(/(?<!\\)\|/)
    .slice(0, COLUMNS_MAX)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function alignmentOf(cell: string): Alignment {
  if (!cell.endsWith(':')) return 'start';
  return cell.startsWith(':') ? 'center' : 'end';
}
