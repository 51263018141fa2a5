import { isTag, type Element } from 'domhandler';
import { findElements, textIn } from './element-text.ts';
import { isHidden } from './hidden-parts.ts';

const isRow = ({ name }: Element) => name === 'tr';
const isCell = ({ name }: Element) => name === 'td' || name === 'th';

/** A table row by row, each cell with the header of its column, so that a row is understood without the others. */
export function readTable(table: Element): string[] {
  const rows = findElements(table.children, isRow)
    .filter((row) => !isHidden(row))
    .map((row) => row.children.filter((child): child is Element => isTag(child) && isCell(child)));
  const [first = []] = rows;
  const hasHeader = first.length > 1 && rows.length > 1 && first.every(({ name }) => name === 'th');
  const cells = rows.map((row) => row.map((cell) => textIn(cell, isHidden)));
  return labelRows(hasHeader ? cells.slice(1) : cells, hasHeader ? (cells[0] ?? []) : []);
}

/** Rows as lines: `Size: M; Price: 20` with headers, `M | 20` without. */
export function labelRows(rows: readonly (readonly string[])[], headers: readonly string[]): string[] {
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const header = headers[column] ?? '';
          return cell === '' || header === '' ? cell : `${header}: ${cell}`;
        })
        .filter((cell) => cell !== '')
        .join(headers.length > 0 ? '; ' : ' | '),
    )
    .filter((line) => line !== '');
}
