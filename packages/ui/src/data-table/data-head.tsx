import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '#/class-names.ts';
import { Checkbox } from '#/field/checkbox.tsx';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { nextSort, type DataColumn, type Sort } from './data-column.ts';

/** The box of the header, which stands for all rows. */
export interface HeadChoice {
  state: 'none' | 'some' | 'all';
  onAll: (chosen: boolean) => void;
}

interface DataHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: Sort | undefined;
  onSortChange: ((sort: Sort | undefined) => void) | undefined;
  /** Rows can be chosen. */
  choice: HeadChoice | undefined;
  /** Stays at the top while the rows scroll under it. */
  sticky?: boolean | undefined;
  /** Its place among all rows, where only some of them are in the page. */
  rowIndex?: number | undefined;
}

/** Classes of a column's cells, head and body alike. */
export function cellLook<Row>({ align, hideOnPhones, fills }: DataColumn<Row>): string {
  return classNames(
    'px-3 first:pl-4 last:pr-4',
    align === 'end' ? 'text-right tabular-nums' : 'text-left',
    hideOnPhones && 'max-sm:hidden',
    // A cell asks for room by its longest word or line; one that asks for none gets what is left.
    fills && 'w-full max-w-0 min-w-56',
  );
}

function SortMark({ sort }: { sort: Sort | undefined }) {
  const Icon = sort === undefined ? ArrowUpDown : sort.descending ? ArrowDown : ArrowUp;
  return <Icon size={13} aria-hidden="true" className={sort ? '' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'} />;
}

function DrawnHead<Row>({ columns, sort, onSortChange, choice, sticky = false, rowIndex }: DataHeadProps<Row>) {
  const texts = useTexts();
  return (
    <thead className={classNames(sticky && 'sticky top-0 z-10')}>
      <tr
        aria-rowindex={rowIndex}
        className={classNames(
          'h-9 bg-table-head text-muted',
          // A border of a collapsed table scrolls away from under a sticky head; a shadow stays with it.
          sticky ? 'shadow-[inset_0_-1px_var(--border)]' : 'border-b border-border',
        )}
      >
        {choice ? (
          <th scope="col" className="w-10 pr-0 pl-3 text-left align-middle">
            <Checkbox
              aria-label={texts.selectAll}
              className="align-middle"
              checked={choice.state === 'all'}
              indeterminate={choice.state === 'some'}
              onChange={(event) => choice.onAll(event.target.checked)}
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

/** The header row: 36 px, light grey, normal weight (§9); rows that scroll under it leave it as it is. */
export const DataHead = memo(DrawnHead) as typeof DrawnHead;
