import { classNames } from '#/class-names.ts';
import { Checkbox } from '#/field/checkbox.tsx';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import type { DataColumn } from './data-column.ts';
import { cellLook } from './data-head.tsx';
import { isOwnControl } from './own-control.ts';
import type { DataModel } from './use-data-table.ts';

interface DataRowsProps<Row extends object> {
  table: DataModel<Row>;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  choosing: boolean;
  onOpen: ((row: Row) => void) | undefined;
  openKey: string | undefined;
}

/** The rows themselves. */
export function DataRows<Row extends object>({ table, columns, rowKey, choosing, onOpen, openKey }: DataRowsProps<Row>) {
  const texts = useTexts();
  return table.getRowModel().rows.map((row) => {
    const chosen = row.getIsSelected();
    const open = openKey !== undefined && rowKey(row.original) === openKey;
    return (
      <tr
        key={row.id}
        tabIndex={onOpen ? 0 : undefined}
        onClick={onOpen ? (event) => (isOwnControl(event) ? undefined : onOpen(row.original)) : undefined}
        onKeyDown={onOpen ? (event) => (event.key === 'Enter' && !isOwnControl(event) ? onOpen(row.original) : undefined) : undefined}
        className={classNames(
          'h-(--row) border-b border-separator last:border-b-0 focus-visible:-outline-offset-2',
          chosen || open ? 'bg-accent-pale' : 'hover:bg-surface-hover',
          onOpen && 'cursor-pointer',
        )}
      >
        {choosing ? (
          <td className="w-10 pr-0 pl-3">
            <Checkbox
              aria-label={texts.selectRow}
              className="align-middle"
              checked={chosen}
              onChange={(event) => row.toggleSelected(event.target.checked)}
            />
          </td>
        ) : null}
        {columns.map((column) => (
          <td key={column.id} className={classNames(cellLook(column), 'py-1')}>
            {column.cell(row.original)}
          </td>
        ))}
      </tr>
    );
  });
}
