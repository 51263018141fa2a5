import { Fragment } from 'react';
import type { DataColumn } from './data-column.ts';
import { LongRow, type LongRowActions } from './long-row.tsx';

interface LongBodyProps<Row> {
  rows: readonly Row[];
  /** Which of them are drawn, in order. */
  indexes: readonly number[];
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  rowPx: number;
  active: number;
  selected: ReadonlySet<string> | undefined;
  openKey: string | undefined;
  openable: boolean;
  actions: LongRowActions<Row>;
}

/** Holds the place of rows that are not drawn. */
function Gap({ rowCount, rowPx }: { rowCount: number; rowPx: number }) {
  if (rowCount <= 0) return null;
  return <tr aria-hidden="true" style={{ height: rowCount * rowPx }} />;
}

/** The rows in sight, and the heights of those that are not. */
export function LongBody<Row>({ rows, indexes, columns, rowKey, rowPx, active, selected, openKey, openable, actions }: LongBodyProps<Row>) {
  return (
    <tbody>
      {indexes.map((index, order) => {
        const row = rows[index];
        if (row === undefined) return null;
        const key = rowKey(row);
        return (
          <Fragment key={key}>
            <Gap rowCount={index - ((indexes[order - 1] ?? -1) + 1)} rowPx={rowPx} />
            <LongRow
              row={row}
              index={index}
              columns={columns}
              chosen={selected?.has(key)}
              isOpen={openKey === key}
              isActive={index === active}
              openable={openable}
              actions={actions}
            />
          </Fragment>
        );
      })}
      <Gap rowCount={rows.length - ((indexes.at(-1) ?? -1) + 1)} rowPx={rowPx} />
    </tbody>
  );
}
