import type { ListItem } from '#/tree.ts';
import type { BlockAt, ReadBlocks, Reading } from './reading.ts';

const ITEM = /^( *)([-*+]|\d{1,9}[.)])([ \t]+|$)/;
const TASK = /^\[([ xX])\][ \t]+/;

/** A list that begins on a line: its items, each with what is indented under it. */
export function listAt({ lines, depth, ids }: Reading, at: number, readBlocks: ReadBlocks): BlockAt | undefined {
  const first = ITEM.exec(lines[at] ?? '');
  if (!first || (first[1] ?? '').length > 3) return undefined;
  const indent = (first[1] ?? '').length;
  const ordered = isOrdered(first[2] ?? '');
  const items: ListItem[] = [];
  let next = at;
  while (next < lines.length) {
    const item = ITEM.exec(lines[next] ?? '');
    if (!item || (item[1] ?? '').length > indent + 1 || isOrdered(item[2] ?? '') !== ordered) break;
    const end = endOfItem(lines, next, item);
    const inner = lines.slice(next, end).map((line, index) => withoutIndent(line, item[0].length, index === 0));
    inner[0] = (inner[0] ?? '').replace(TASK, (_, mark: string) => (mark === ' ' ? '☐ ' : '☑ '));
    items.push({ blocks: readBlocks({ lines: inner, depth: depth + 1, ids }) });
    next = end;
  }
  return { block: { kind: 'list', ordered, start: ordered ? Number.parseInt(first[2] ?? '1', 10) : 1, items }, end: next };
}

function isOrdered(mark: string): boolean {
  return /\d/.test(mark);
}

function endOfItem(lines: readonly string[], at: number, item: RegExpExecArray): number {
  const indent = (item[1] ?? '').length;
  let end = at + 1;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    if (line.trim() === '') {
      // A blank line ends the item where nothing indented follows.
      const after = lines.slice(end + 1, end + 3).find((each) => each.trim() !== '') ?? '';
      if (indentOf(after) <= indent) return ITEM.test(after) ? end + 1 : end;
    } else if (
      indentOf(line) <= indent &&
      (ITEM.test(line) || lines[end - 1]?.trim() === '' || /^ {0,3}(#{1,6}[ \t]|>|```|~~~|\|)/.test(line))
    )
      return end;
    end += 1;
  }
  return end;
}

function indentOf(line: string): number {
  return line.length - line.replace(/^[ \t]+/, '').length;
}

function withoutIndent(line: string, width: number, isFirst: boolean): string {
  if (isFirst) return line.slice(width);
  return line.slice(Math.min(width, indentOf(line)));
}
