import type { Range } from '@e965/xlsx';
import { extentOf, openWorkbook, type OpenedSheet } from './open-workbook.ts';

/** Columns that are told apart. */
const COLUMNS_MAX = 200;

/** A cell as its reader sees it, with the columns that it covers. */
export interface ShownCell {
  text: string;
  first: number;
  last: number;
  /** Rows that it covers from here on, this one included. */
  rows: number;
}

export interface ShownSheet {
  name: string;
  columns: number;
  rows: ShownCell[][];
}

/**
 * The sheets of an XLSX file as their reader sees them: numbers as they are shown, cells over several rows in each of them, and
 * nothing of hidden sheets, rows and columns.
 * @throws FileRefused
 */
export function readShownSheets(bytes: Uint8Array): ShownSheet[] {
  return openWorkbook(bytes)
    .filter(({ isHidden }) => !isHidden)
    .map(shownSheet)
    .filter(({ rows }) => rows.length > 0);
}

function shownSheet(sheet: OpenedSheet): ShownSheet {
  const extent = extentOf(sheet);
  const rows = range(extent.rows).filter((row) => !sheet.isHiddenRow(row));
  const says = (column: number) => rows.some((row) => sheet.shown(sheet.cells[row]?.[column]).trim() !== '');
  const columns = range(extent.columns)
    .slice(0, COLUMNS_MAX)
    .filter((column) => !sheet.isHiddenColumn(column) && says(column));
  const starting = Map.groupBy(sheet.merges, ({ s }) => s.r);
  let open: Range[] = [];
  let passed = 0;
  const shown = rows.map((row) => {
    for (; passed <= row; passed += 1) open.push(...(starting.get(passed) ?? []));
    open = open.filter(({ e }) => e.r >= row);
    return shownRow(sheet, { row, columns, open });
  });
  return { name: sheet.name, columns: columns.length, rows: shown.filter((row) => row.some(({ text }) => text.trim() !== '')) };
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

interface Line {
  row: number;
  columns: readonly number[];
  open: readonly Range[];
}

function shownRow(sheet: OpenedSheet, { row, columns, open }: Line): ShownCell[] {
  const cells: ShownCell[] = [];
  let index = 0;
  while (index < columns.length) {
    const column = columns[index] ?? 0;
    const merge = open.find(({ s, e }) => s.c <= column && column <= e.c);
    const last = merge ? lastWithin(columns, merge.e.c) : index;
    const [top, left] = merge ? [merge.s.r, merge.s.c] : [row, column];
    cells.push({ text: sheet.shown(sheet.cells[top]?.[left]).trim(), first: index, last, rows: merge ? merge.e.r - row + 1 : 1 });
    index = last + 1;
  }
  return cells;
}

const lastWithin = (columns: readonly number[], end: number) => columns.findLastIndex((column) => column <= end);
