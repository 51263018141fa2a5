import type { FormField, OrderImportColumn, OrderImportMapping } from '@lobby/contract';
import { FileRefused } from '#/domains/sheet/file-refused.ts';
import { headerKey } from '#/domains/sheet/header-key.ts';
import { orderColumnNamed } from './column-names.ts';

/** Where each column stands in a row, from 0. */
export interface OrderPlaces {
  columns: Partial<Record<OrderImportColumn, number>>;
  /** By key of the field. */
  fields: Record<string, number>;
}

const FIELD = 'field.';

/**
 * Finds the columns of a file: those that the caller names by their headers, then what headers are usually called, then fields of
 * the types by their labels.
 * @throws FileRefused missing_column for a named header that is not there, or where nothing is the subject
 */
export function findOrderColumns(headers: readonly string[], mapping: OrderImportMapping, fields: readonly FormField[]): OrderPlaces {
  const keys = headers.map(headerKey);
  const placeOf = (header: string) => (headers.includes(header) ? headers.indexOf(header) : keys.indexOf(headerKey(header)));
  const named = Object.entries(mapping);
  const places = new Map<string, number>(named.filter(([, header]) => header !== '').map(([column, header]) => [column, placeOf(header)]));
  const isFree = (column: string, place: number) =>
    mapping[column] === undefined && !places.has(column) && ![...places.values()].includes(place);
  const labels = new Map(fields.filter(({ kind }) => kind !== 'file').flatMap(({ key, label }) => namesOf(key, label)));
  for (const [place, header] of headers.entries()) {
    const column = orderColumnNamed(header);
    if (column !== undefined && isFree(column, place)) places.set(column, place);
  }
  for (const [place, key] of keys.entries()) {
    const field = labels.get(key);
    if (field !== undefined && isFree(`${FIELD}${field}`, place)) places.set(`${FIELD}${field}`, place);
  }
  const lost = [...places].filter(([, place]) => place < 0).map(([column]) => column);
  if (lost.length > 0 || !places.has('subject'))
    throw new FileRefused({
      code: 'missing_column',
      columns: places.has('subject') ? lost : ['subject'],
      headers: headers.filter((each) => each !== ''),
    });
  return split(places);
}

const namesOf = (key: string, label: FormField['label']) =>
  [key, ...Object.values(label)].filter((name) => name !== '').map((name) => [headerKey(name), key] as const);

function split(places: ReadonlyMap<string, number>): OrderPlaces {
  const all = [...places];
  return {
    columns: Object.fromEntries(all.filter(([column]) => !column.startsWith(FIELD))),
    fields: Object.fromEntries(
      all.filter(([column]) => column.startsWith(FIELD)).map(([column, place]) => [column.slice(FIELD.length), place]),
    ),
  };
}

/** The header that each column was read from. */
export function orderMappingOf({ columns, fields }: OrderPlaces, headers: readonly string[]): OrderImportMapping {
  const named = Object.entries(columns).map(([column, place]) => [column, headers[place] ?? '']);
  return Object.fromEntries([
    ...named,
    ...Object.entries(fields).map(([key, place]) => [`${FIELD}${key}`, headers[place] ?? '']),
  ]) as OrderImportMapping;
}
