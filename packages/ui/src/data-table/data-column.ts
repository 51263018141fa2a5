import type { ReactNode } from 'react';

/** The shape a cell's skeleton takes. */
export type SkeletonShape = 'lines' | 'line' | 'chip' | 'number';

/** One column of a table. */
export interface DataColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** CSS width; the widest column goes without. */
  width?: string | undefined;
  /** What rows are sorted by on this page; `server` where the caller sorts; leave it out where sorting makes no sense. */
  sort?: (((row: Row) => string | number) | 'server') | undefined;
  skeleton?: SkeletonShape | undefined;
  /** What the column is called where its header is no text, for the choice of columns. */
  name?: string | undefined;
  /** Cannot be hidden. */
  fixed?: boolean | undefined;
  /** Not on phones. */
  hideOnPhones?: boolean | undefined;
  /** Takes the room that the others leave, however long its words are; a cell that does not wrap cuts them itself. */
  fills?: boolean | undefined;
}

/** The columns that are shown. */
export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  hidden: ReadonlySet<string> | undefined,
): readonly DataColumn<Row>[] {
  return hidden === undefined || hidden.size === 0 ? columns : columns.filter(({ id, fixed }) => fixed || !hidden.has(id));
}

/** How a table is sorted. */
export interface Sort {
  column: string;
  descending: boolean;
}

/** What comes after a click on a column's header: ascending, descending, as it came. */
export function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}
