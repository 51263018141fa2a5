import type { DataColumn, Sort } from './data-column.ts';

type SortKey = string | number;

/** Compares two texts as a language does and two numbers by size, and what differs in kind as texts. */
export function keyComparison(lang: string): (a: SortKey, b: SortKey) => number {
  const { compare } = new Intl.Collator(lang || undefined, { numeric: true });
  return (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
}

/**
 * Rows in the order of a column, equal ones as they came; the same array where nothing sorts here. The key of each row is taken
 * once, so that a hundred thousand rows take no longer than their comparisons.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: Sort | undefined,
  lang: string,
): readonly Row[] {
  const keyOf = columns.find((column) => column.id === sort?.column)?.sort;
  if (!sort || typeof keyOf !== 'function') return rows;
  const compare = keyComparison(lang);
  const direction = sort.descending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((a, b) => direction * compare(a.key, b.key))
    .map(({ row }) => row);
}
