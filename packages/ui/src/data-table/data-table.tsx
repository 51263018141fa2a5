import type { ReactNode } from 'react';
import { classNames } from '#/class-names.ts';
import { useLate } from '#/states/use-late.ts';
import { WideBox } from '#/wide-box/wide-box.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { shownColumns, type DataColumn, type Sort } from './data-column.ts';
import { DataHead, type HeadChoice } from './data-head.tsx';
import { DataRows } from './data-rows.tsx';
import { Paginator, type PaginatorProps } from './paginator.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useDataTable, type DataModel } from './use-data-table.ts';

export interface DataTableProps<Row extends object> {
  /** What is in the table, for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Ids of the columns that are not shown; a `ColumnChoice` lets a person choose them. */
  hiddenColumns?: ReadonlySet<string> | undefined;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** 44 px for one line, 52 for two. */
  rowLines?: 1 | 2 | undefined;
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** Instead of rows where there are none. */
  empty?: ReactNode;
  /** Instead of rows in the state `error`; the search and filters above stay. */
  error?: ReactNode;
  /** Keys of the chosen rows; gives every row a checkbox. */
  selected?: ReadonlySet<string> | undefined;
  /** How many are chosen, where those are more than the rows that are here. */
  selectedCount?: number | undefined;
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** What can be done with the chosen rows; shown as the first row. */
  bulkActions?: ReactNode;
  sort?: Sort | undefined;
  onSortChange?: (sort: Sort | undefined) => void;
  /** A click on a row, or Enter on it. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Key of the row now open beside the table. */
  openKey?: string | undefined;
  paginator?: PaginatorProps | undefined;
}

function headChoice<Row extends object>(table: DataModel<Row>): HeadChoice {
  const state = table.getIsAllRowsSelected() ? 'all' : table.getIsSomeRowsSelected() ? 'some' : 'none';
  return { state, onAll: (chosen) => table.toggleAllRowsSelected(chosen) };
}

/**
 * Rows and columns (§9: light grey header with normal weight, paginator at the bottom without a border). Sorting and selection
 * are the caller's to keep, so that they can live in the URL.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    hiddenColumns,
    rows,
    rowKey,
    rowLines = 1,
    state = 'ready',
    empty,
    error,
    selected,
    selectedCount,
    onSelectedChange,
    bulkActions,
    paginator,
  } = props;
  const columns = shownColumns(props.columns, hiddenColumns);
  const table = useDataTable(props);
  const waiting = useLate(state === 'loading');
  const choosing = selected !== undefined && onSelectedChange !== undefined;
  const none = state === 'ready' && rows.length === 0;
  const columnCount = columns.length + (choosing ? 1 : 0);
  return (
    <div>
      <div className="overflow-hidden rounded-card border border-border bg-surface">
        {choosing && selected.size > 0 && bulkActions ? (
          <BulkBar count={selectedCount ?? selected.size} onClear={() => onSelectedChange(new Set())}>
            {bulkActions}
          </BulkBar>
        ) : null}
        <WideBox label={label}>
          <table
            aria-label={label}
            aria-busy={state === 'loading' || undefined}
            className={classNames('w-full border-collapse text-13', rowLines === 2 ? '[--row:52px]' : '[--row:44px]')}
          >
            <DataHead
              columns={columns}
              sort={props.sort}
              onSortChange={props.onSortChange}
              choice={choosing ? headChoice(table) : undefined}
            />
            <tbody>
              {waiting ? <SkeletonRows columns={columns} choosing={choosing} count={paginator?.pageSize} /> : null}
              {state === 'ready' ? (
                <DataRows
                  table={table}
                  columns={columns}
                  choosing={choosing}
                  onOpen={props.onOpen}
                  openKey={props.openKey}
                  rowKey={rowKey}
                />
              ) : null}
              {state === 'error' || none ? (
                <tr>
                  <td colSpan={columnCount} className="py-8">
                    {state === 'error' ? error : empty}
                  </td>
                </tr>
              ) : null}
            </tbody>
          </table>
        </WideBox>
      </div>
      {paginator && !none && state !== 'error' ? <Paginator {...paginator} /> : null}
    </div>
  );
}
