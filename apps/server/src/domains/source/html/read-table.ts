import { isTag, type Element } from 'domhandler';
import { findElement, findElements, textIn } from './element-text.ts';
import { isHidden } from './hidden-parts.ts';

const isRow = ({ name }: Element) => name === 'tr';
const isCell = ({ name }: Element) => name === 'td' || name === 'th';
/** Columns that are told apart; a cell claims more of them only where somebody means harm. */
const COLUMNS_MAX = 200;

/** A cell with the columns that it covers. */
export interface PlacedCell {
  text: string;
  first: number;
  last: number;
  /** Rows that it covers from here on, this one included. */
  rows: number;
}
interface Placed extends PlacedCell {
  isHeader: boolean;
}

/** A table row by row, each cell with the header of its column, so that a row is understood without the others. */
export function readTable(table: Element): string[] {
  const rows = placeCells(findElements(table.children, isRow).filter((row) => !isHidden(row)));
  const columns = rows.flat().reduce((most, { last }) => Math.max(most, last + 1), 0);
  const heads = headRows(rows, columns);
  return heads === 0 && isNamedAside(rows, columns) ? rows.map(asideLine) : linesOf(rows, { columns, heads });
}

/** The rows of a table below its `heads`, which name the columns, as lines. */
export function linesOf(rows: readonly (readonly PlacedCell[])[], { columns, heads }: { columns: number; heads: number }): string[] {
  const headers = Array.from({ length: columns }, (_, column) => headerOf(rows.slice(0, heads), column));
  return rows
    .slice(heads)
    .map((row) => lineOf(row, headers, columns))
    .filter((line) => line !== '');
}

/** Puts every cell where it stands: one that covers several rows or columns shifts those after it. */
function placeCells(rows: readonly Element[]): Placed[][] {
  let above: Placed[] = [];
  return rows.map((row, index) => {
    const placed = above.filter((cell) => cell.rows > 1).map((cell) => ({ ...cell, rows: cell.rows - 1 }));
    const isTaken = (column: number) => placed.some(({ first, last }) => first <= column && column <= last);
    let column = 0;
    for (const cell of row.children) {
      if (!isTag(cell) || !isCell(cell) || isHidden(cell)) continue;
      while (isTaken(column)) column += 1;
      if (column >= COLUMNS_MAX) break;
      const last = Math.min(column + spanOf(cell, 'colspan', 1), COLUMNS_MAX) - 1;
      const left = rows.length - index;
      placed.push({ text: textIn(cell, isHidden), isHeader: isHeader(cell), first: column, last, rows: spanOf(cell, 'rowspan', left) });
      column = last + 1;
    }
    above = placed.toSorted((a, b) => a.first - b.first);
    return above;
  });
}

/** @param all what the number 0 means */
function spanOf(cell: Element, name: 'colspan' | 'rowspan', all: number): number {
  const span = Number.parseInt(cell.attribs[name] ?? '1', 10);
  return span === 0 ? all : span > 0 ? span : 1;
}

/** Whether a cell names others: by what it is, where it stands, or since all of it is bold. */
function isHeader(cell: Element): boolean {
  if (cell.name === 'th') return true;
  const section = cell.parent?.parent;
  if (section && isTag(section) && section.name === 'thead') return true;
  const text = textIn(cell, isHidden);
  const bold = findElement(cell.children, ({ name }) => name === 'b' || name === 'strong');
  return text !== '' && bold !== undefined && textIn(bold, isHidden) === text;
}

const isEmpty = ({ text }: PlacedCell) => text === '';
/** A row of nothing but headers, beside an empty corner. */
const isHead = (row: readonly Placed[]) =>
  row.some((cell) => cell.isHeader && !isEmpty(cell)) && row.every((cell) => cell.isHeader || isEmpty(cell));

/** Rows at the top that name columns: of headers alone, more than one, and not all there is. */
function headRows(rows: readonly Placed[][], columns: number): number {
  if (columns < 2) return 0;
  const end = rows.findIndex((row) => !isHead(row) || row.length === 0);
  return end < 0 ? 0 : end;
}

/** Whether every row is named by its first cell, and by nothing else. */
function isNamedAside(rows: readonly Placed[][], columns: number): boolean {
  return (
    columns > 1 && rows.every((row) => row.every((cell) => cell.isHeader === (cell.first === 0) && (cell.first > 0 || cell.last === 0)))
  );
}

function asideLine([name, ...cells]: readonly Placed[]): string {
  const values = cells.filter((cell) => !isEmpty(cell)).map(({ text }) => text);
  return [name?.text ?? '', values.join(' | ')].filter((part) => part !== '').join(': ');
}

/** What stands above a column, once where it covers several rows. */
function headerOf(heads: readonly (readonly PlacedCell[])[], column: number): string {
  const texts = heads.flatMap((row) => row.find(({ first, last }) => first <= column && column <= last)?.text ?? []);
  return [...new Set(texts.filter((text) => text !== ''))].join(' ');
}

/** A cell over several columns goes by the last of them; one over all of them speaks for itself. */
function lineOf(row: readonly PlacedCell[], headers: readonly string[], columns: number): string {
  const whole = row.find(({ first, last }) => columns > 1 && last - first + 1 === columns);
  if (whole) return whole.text;
  const cells = headers.map((_, column) => row.find(({ last }) => last === column)?.text ?? '');
  return labelRows([cells], headers)[0] ?? '';
}

/** Rows as lines: `Size: M; Price: 20` with headers, `M | 20` without. */
export function labelRows(rows: readonly (readonly string[])[], headers: readonly string[]): string[] {
  const isNamed = headers.some((header) => header !== '');
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const header = headers[column] ?? '';
          return cell === '' || header === '' ? cell : `${header}: ${cell}`;
        })
        .filter((cell) => cell !== '')
        .join(isNamed ? '; ' : ' | '),
    )
    .filter((line) => line !== '');
}
