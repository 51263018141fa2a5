import { IMPORT_MAX_ROWS, type ImportReport, type Locale } from '@lobby/contract';
import { readAny } from '#/domains/sheet/read-any.ts';
import { isBlank, tooManyRows } from '#/domains/sheet/sheet.ts';
import { checkRows, type CheckedRows } from './check-rows.ts';
import { isColumn } from './column-names.ts';
import { findColumns, mappingOf } from './find-columns.ts';

export interface ReadOptions {
  mapping: ImportReport['mapping'];
  locale: Locale | undefined;
  fallbackLocale: Locale;
  /** Ids of the corpora by their names as they are compared. */
  corpora: ReadonlyMap<string, string>;
  /** In which the business counts its days. */
  zone: string;
}

/** What a file says about itself. */
export type FileFacts = Pick<ImportReport, 'headers' | 'mapping' | 'encoding'>;

export type FileRead = FileFacts & CheckedRows;

/**
 * Reads a file of entries: CSV or XLSX by its content, the first row that is not blank being its header.
 * @throws FileRefused when the file as a whole cannot be used
 */
export function readFile(bytes: Uint8Array, { mapping, ...reading }: ReadOptions): FileRead {
  const { rows, encoding } = readAny(bytes, isColumn);
  const top = rows.findIndex((row) => !isBlank(row));
  const headers = (rows[top] ?? []).map((header) => header.trim());
  const places = findColumns(headers, mapping);
  const body = rows.slice(top + 1);
  if (body.filter((row) => !isBlank(row)).length > IMPORT_MAX_ROWS) throw tooManyRows();
  const checked = checkRows(body, { firstRow: top + 2, places, ...reading });
  return { headers: headers.filter((header) => header !== ''), mapping: mappingOf(places, headers), encoding, ...checked };
}
