import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { classNames } from '#/class-names.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import type { DataColumn } from './data-column.ts';
import { cellLook } from './data-head.tsx';
import { isOwnControl } from './own-control.ts';

/** What the rows of a long table do; the same functions for as long as the table stands, so that a row is drawn once. */
export interface LongRowActions<Row> {
  readonly toggle: (index: number, range: boolean) => void;
  readonly open: (row: Row) => void;
  readonly enter: (index: number) => void;
}

interface LongRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly DataColumn<Row>[];
  /** Undefined where rows are not chosen. */
  chosen: boolean | undefined;
  isOpen: boolean;
  /** The one row that the Tab key reaches. */
  isActive: boolean;
  openable: boolean;
  actions: LongRowActions<Row>;
}

function DrawnRow<Row>({ row, index, columns, chosen, isOpen, isActive, openable, actions }: LongRowProps<Row>) {
  const texts = useTexts();
  const openIt = (event: MouseEvent | KeyboardEvent) => (isOwnControl(event) ? undefined : actions.open(row));
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={chosen}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => actions.enter(index)}
      onClick={openable ? openIt : undefined}
      onKeyDown={openable ? (event) => (event.key === 'Enter' ? openIt(event) : undefined) : undefined}
      className={classNames(
        'h-(--row) border-b border-separator focus-visible:-outline-offset-2',
        chosen || isOpen ? 'bg-accent-pale' : 'hover:bg-surface-hover',
        openable && 'cursor-pointer',
      )}
    >
      {chosen === undefined ? null : (
        <td className="w-10 pr-0 pl-3">
          <input
            type="checkbox"
            aria-label={texts.selectRow}
            tabIndex={-1}
            checked={chosen}
            // A checkbox changes by a click, which knows of the Shift key.
            onChange={({ nativeEvent }) => actions.toggle(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            className={classNames(
              'flex size-[18px] cursor-pointer appearance-none items-center justify-center rounded-[5px] border border-field-border bg-field',
              'checked:border-accent-solid checked:bg-accent-solid',
              "checked:before:-mt-0.5 checked:before:h-[9px] checked:before:w-[5px] checked:before:rotate-45 checked:before:border-r-2 checked:before:border-b-2 checked:before:border-white checked:before:content-['']",
            )}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={classNames(cellLook(column), 'truncate py-1')}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** One row of a long table; drawn again only when something of its own changes. */
export const LongRow = memo(DrawnRow) as typeof DrawnRow;
