import { IMPORT_MAX_ROWS } from '@lobby/contract';
import { FileRefused } from './file-refused.ts';

/** A table as it was read. */
export interface Sheet {
  /** The cells; the row at index 0 is row 1 of the spreadsheet. */
  rows: string[][];
  /** Encoding that a CSV was read in; null for XLSX. */
  encoding: string | null;
}

/** Rows that are looked at, blank ones included: beyond that, blank rows are not an oversight. */
export const ROWS_LOOKED_AT = 5 * IMPORT_MAX_ROWS;

export const tooManyRows = () => new FileRefused({ code: 'too_large', unit: 'rows', limit: IMPORT_MAX_ROWS });

export function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '');
}
