import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn } from './data-column.ts';
import type { DataTableProps } from './data-table.tsx';
import { keyComparison } from './sort-rows.ts';

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** The features of every table. */
export type DataFeatures = typeof features;

function columnDefs<Row extends object>(columns: readonly DataColumn<Row>[]): ColumnDef<DataFeatures, Row>[] {
  const compare = keyComparison(document.documentElement.lang);
  return columns.map(({ id, sort }) => ({
    id,
    accessorFn: (row: Row) => (typeof sort === 'function' ? sort(row) : ''),
    enableSorting: sort !== undefined,
    sortFn: (a, b, columnId) => compare(a.getValue(columnId), b.getValue(columnId)),
  }));
}

/** The table model: rows in order, and which of them are chosen. */
export function useDataTable<Row extends object>({ columns, rows, rowKey, selected, onSelectedChange, sort }: DataTableProps<Row>) {
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const sortsHere = typeof columns.find((column) => column.id === sort?.column)?.sort === 'function';
  const rowSelection = useMemo(() => Object.fromEntries([...(selected ?? [])].map((key) => [key, true as const])), [selected]);
  const sorting = useMemo(() => (sort && sortsHere ? [{ id: sort.column, desc: sort.descending }] : []), [sort, sortsHere]);
  return useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: rowKey,
    manualSorting: !sortsHere,
    state: { rowSelection, sorting },
    onRowSelectionChange: (updater) => {
      const next = typeof updater === 'function' ? updater(rowSelection) : updater;
      onSelectedChange?.(new Set(Object.keys(next).filter((key) => next[key])));
    },
  });
}

/** The model a table's parts are given. */
export type DataModel<Row extends object> = ReturnType<typeof useDataTable<Row>>;
