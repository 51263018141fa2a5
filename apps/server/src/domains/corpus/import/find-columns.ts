import type { ImportReport } from '@lobby/contract';
import { FileRefused } from '#/domains/sheet/file-refused.ts';
import { headerKey } from '#/domains/sheet/header-key.ts';
import { columnNamed } from './column-names.ts';
import type { ImportColumn } from './import-column.ts';

/** Where each column stands in a row, from 0; columns that the file does not have are left out. */
export type ColumnPlaces = Partial<Record<ImportColumn, number>>;

const REQUIRED = ['question', 'answer'] as const;

/**
 * Finds the columns of a file: those that the caller names by their headers, the rest by what headers are usually called.
 * @throws FileRefused missing_column for a named header that is not there, or when question or answer is not found
 */
export function findColumns(headers: readonly string[], mapping: ImportReport['mapping']): ColumnPlaces {
  const keys = headers.map(headerKey);
  const named = Object.entries(mapping) as [ImportColumn, string][];
  const places: ColumnPlaces = Object.fromEntries(named.map(([column, header]) => [column, placeOf(header, headers, keys)]));
  for (const [place, header] of headers.entries()) {
    const column = columnNamed(header);
    if (column && places[column] === undefined && !Object.values(places).includes(place)) places[column] = place;
  }
  const lost = named.filter(([, header]) => placeOf(header, headers, keys) < 0).map(([column]) => column);
  const missing = REQUIRED.filter((column) => places[column] === undefined);
  if (lost.length + missing.length > 0)
    throw new FileRefused({ code: 'missing_column', columns: [...lost, ...missing], headers: [...headers] });
  return places;
}

function placeOf(header: string, headers: readonly string[], keys: readonly string[]): number {
  const exact = headers.indexOf(header.trim());
  return exact < 0 ? keys.indexOf(headerKey(header)) : exact;
}

/** The header that each column was read from. */
export function mappingOf(places: ColumnPlaces, headers: readonly string[]): ImportReport['mapping'] {
  return Object.fromEntries(Object.entries(places).map(([column, place]) => [column, headers[place] ?? '']));
}
