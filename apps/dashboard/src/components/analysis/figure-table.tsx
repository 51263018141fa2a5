import { classNames, Panel } from '@lobby/ui';
import type { ReactNode } from 'react';

export interface FigureColumn<Row> {
  id: string;
  name: string;
  cell: (row: Row) => string;
  /** Makes what a cell says lead somewhere. */
  wrap?: (row: Row, content: string) => ReactNode;
  /** Left out on phones. */
  isWide?: boolean;
}

interface FigureTableProps<Row extends { key: string }> {
  title: string;
  aside?: ReactNode;
  /** Above the first column; without one the title says it to who cannot see. */
  head?: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  columns: readonly FigureColumn<Row>[];
  /** How it is counted, below the rows. */
  note?: string;
  /** Where there are no rows. */
  none?: string;
  /** Opens the conversations of a row. */
  onOpen?: ((row: Row) => void) | undefined;
  /** What its button says. */
  see?: (name: string) => string;
}

/** Figures of several things, a row each; its name leads to its conversations. */
export function FigureTable<Row extends { key: string }>({
  title,
  aside,
  head,
  rows,
  nameOf,
  columns,
  note,
  none,
  onOpen,
  see,
}: FigureTableProps<Row>) {
  return (
    <Panel title={title} aside={aside}>
      {rows.length === 0 && none !== undefined ? (
        <p className="text-13 text-muted">{none}</p>
      ) : (
        <table className="w-full text-13">
          <thead>
            <tr className="border-b border-border text-muted">
              <th scope="col" className="py-1.5 text-start align-bottom font-normal">
                {head ?? <span className="sr-only">{title}</span>}
              </th>
              {columns.map(({ id, name, isWide }) => (
                <th key={id} scope="col" className={classNames('py-1.5 ps-3 text-end align-bottom font-normal', isWide && 'max-sm:hidden')}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="border-b border-separator last:border-0">
                <th scope="row" className="max-w-52 truncate py-2 text-start font-normal max-sm:max-w-36">
                  {onOpen ? (
                    <button
                      type="button"
                      aria-label={see?.(nameOf(row))}
                      onClick={() => onOpen(row)}
                      className="max-w-full truncate rounded-sm underline-offset-4 hover:text-accent-text hover:underline"
                    >
                      {nameOf(row)}
                    </button>
                  ) : (
                    nameOf(row)
                  )}
                </th>
                {columns.map(({ id, cell, wrap, isWide }) => (
                  <td key={id} className={classNames('ps-3 text-end whitespace-nowrap tabular-nums', isWide && 'max-sm:hidden')}>
                    {wrap ? wrap(row, cell(row)) : cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note !== undefined && rows.length > 0 ? <p className="mt-3 text-xs text-muted">{note}</p> : null}
    </Panel>
  );
}
