import { IMPORT_MAX_ROWS, type ImportReport, type Locale } from '@lobby/contract';
import { unguardCell } from '#/domains/corpus/cells/formula-guard.ts';
import { checkRows, type CheckedRows } from './check-rows.ts';
import { fileKind } from './file-kind.ts';
import { FileRefused } from './file-refused.ts';
import { findColumns, mappingOf } from './find-columns.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { isBlank, tooManyRows, type Sheet } from './sheet.ts';

export interface ReadOptions {
  mapping: ImportReport['mapping'];
  locale: Locale | undefined;
  fallbackLocale: Locale;
  /** Ids of the corpora by their names as they are compared. */
  corpora: ReadonlyMap<string, string>;
}

/** What a file says about itself. */
export type FileFacts = Pick<ImportReport, 'headers' | 'mapping' | 'encoding'>;

export type FileRead = FileFacts & CheckedRows;

/**
 * Reads a file of entries: CSV or XLSX by its content, the first row that is not blank being its header.
 * @throws FileRefused when the file as a whole cannot be used
 */
export async function readFile(bytes: Uint8Array, { mapping, locale, fallbackLocale, corpora }: ReadOptions): Promise<FileRead> {
  const { rows, encoding } = await readSheet(bytes);
  const top = rows.findIndex((row) => !isBlank(row));
  const headers = (rows[top] ?? []).map((header) => header.trim());
  const places = findColumns(headers, mapping);
  const body = rows.slice(top + 1);
  if (body.filter((row) => !isBlank(row)).length > IMPORT_MAX_ROWS) throw tooManyRows();
  const checked = checkRows(body, { firstRow: top + 2, places, locale, fallbackLocale, corpora });
  return { headers: headers.filter((header) => header !== ''), mapping: mappingOf(places, headers), encoding, ...checked };
}

async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  const kind = fileKind(bytes);
  if (kind === 'unsupported') throw new FileRefused({ code: 'unsupported_type' });
  if (kind === 'zip') return readXlsx(bytes);
  const { rows, encoding } = readCsv(bytes);
  return { rows: rows.map((row) => row.map(unguardCell)), encoding };
}
