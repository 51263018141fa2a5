import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { classNames } from '#/class-names.ts';
import { Checkbox } from '#/field/checkbox.tsx';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { nextSort, type DataColumn, type Sort } from './data-column.ts';
import type { DataModel } from './use-data-table.ts';

interface DataHeadProps<Row extends object> {
  table: DataModel<Row>;
  columns: readonly DataColumn<Row>[];
  sort: Sort | undefined;
  onSortChange: ((sort: Sort | undefined) => void) | undefined;
  choosing: boolean;
}

/** Classes of a column's cells, head and body alike. */
export function cellLook<Row>({ align, hideOnPhones }: DataColumn<Row>): string {
  return classNames(
    'px-3 first:pl-4 last:pr-4',
    align === 'end' ? 'text-right tabular-nums' : 'text-left',
    hideOnPhones && 'max-sm:hidden',
  );
}

function SortMark({ sort }: { sort: Sort | undefined }) {
  const Icon = sort === undefined ? ArrowUpDown : sort.descending ? ArrowDown : ArrowUp;
  return <Icon size={13} aria-hidden="true" className={sort ? '' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'} />;
}

/** The header row: 36 px, light grey, normal weight (§9). */
export function DataHead<Row extends object>({ table, columns, sort, onSortChange, choosing }: DataHeadProps<Row>) {
  const texts = useTexts();
  return (
    <thead>
      <tr className="h-9 border-b border-border bg-table-head text-muted">
        {choosing ? (
          <th scope="col" className="w-10 pr-0 pl-3 text-left align-middle">
            <Checkbox
              aria-label={texts.selectAll}
              className="align-middle"
              checked={table.getIsAllRowsSelected()}
              indeterminate={table.getIsSomeRowsSelected()}
              onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
            />
          </th>
        ) : null}
        {columns.map((column) => {
          const own = sort?.column === column.id ? sort : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              style={column.width ? { width: column.width } : undefined}
              aria-sort={own ? (own.descending ? 'descending' : 'ascending') : undefined}
              className={classNames(cellLook(column), 'align-middle font-normal whitespace-nowrap')}
            >
              {column.sort && onSortChange ? (
                <button
                  type="button"
                  onClick={() => onSortChange(nextSort(sort, column.id))}
                  className={classNames(
                    'group inline-flex items-center gap-1 rounded-sm align-middle',
                    column.align === 'end' && 'flex-row-reverse',
                  )}
                >
                  {column.header}
                  <SortMark sort={own} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
