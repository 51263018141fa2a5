import { FileRefused } from '#/domains/sheet/file-refused.ts';
import { findColumns } from '#/domains/corpus/import/find-columns.ts';
import { isBlank, type Sheet } from '#/domains/sheet/sheet.ts';
import type { ShownCell, ShownSheet } from '#/domains/sheet/read-shown-sheets.ts';
import { labelRows, linesOf } from '#/domains/source/html/read-table.ts';
import { DocumentRefused, EMPTY_DOCUMENT, type Block, type ParsedDocument } from './parsed-document.ts';

/**
 * A table whose rows are facts, each with the headers of its columns.
 * @throws DocumentRefused use_import where the rows are questions with answers: those become entries
 */
export function readRows({ rows }: Sheet): ParsedDocument {
  const [header = [], ...body] = rows.filter((row) => !isBlank(row)).map((row) => row.map((cell) => cell.trim()));
  if (isEntries(header)) throw new DocumentRefused('use_import');
  const lines = body.length > 0 ? labelRows(body, header) : labelRows([header], []);
  return { ...EMPTY_DOCUMENT, blocks: lines.map((text) => ({ kind: 'row', path: [], text })) };
}

/**
 * The tables of a workbook, each under the name of its sheet where there are several, and under its title.
 * @throws DocumentRefused use_import where the first is of questions with answers
 */
export function readSheets(sheets: readonly ShownSheet[]): ParsedDocument {
  const blocks = sheets.flatMap((sheet, index) => sheetBlocks(sheet, sheets.length > 1 ? [sheet.name] : [], index === 0));
  return { ...EMPTY_DOCUMENT, blocks };
}

function sheetBlocks({ rows, columns }: ShownSheet, path: string[], isFirst: boolean): Block[] {
  const top = rows.findIndex((row) => !isAlone(row, columns));
  const title = rows.slice(0, Math.max(0, top)).map(textOf);
  const [header = []] = rows.slice(Math.max(0, top));
  if (isFirst && isEntries(header.map(({ text }) => text))) throw new DocumentRefused('use_import');
  const table = rows.slice(Math.max(0, top));
  const heads = table.length > 1 && columns > 1 ? Math.min(headRows(header), table.length - 1) : 0;
  return linesOf(table, { columns, heads }).map((text) => ({ kind: 'row', path: [...path, ...title], text }));
}

/** What stands alone above a table is its title. */
const isAlone = (row: readonly ShownCell[], columns: number) => columns > 1 && row.filter(({ text }) => text !== '').length === 1;
const textOf = (row: readonly ShownCell[]) =>
  row
    .map(({ text }) => text)
    .join(' ')
    .trim();

/** Names of columns stand in as many rows as the highest of them; in two where one covers several columns. */
function headRows(header: readonly ShownCell[]): number {
  const highest = header.reduce((most, { rows }) => Math.max(most, rows), 1);
  return highest === 1 && header.some(({ first, last, text }) => last > first && text !== '') ? 2 : highest;
}

function isEntries(header: readonly string[]): boolean {
  try {
    findColumns(header, {});
    return true;
  } catch (error) {
    if (error instanceof FileRefused) return false;
    throw error;
  }
}
