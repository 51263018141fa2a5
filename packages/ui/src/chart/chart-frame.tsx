import { useState, type ReactNode } from 'react';
import { classNames } from '#/class-names.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';

export interface ChartFrameProps {
  title: ReactNode;
  /** What the numbers are counted from. */
  basis?: ReactNode;
  chart: ReactNode;
  /** The same numbers as rows; the first cell of a row is its name, and names differ. */
  table: {
    head: readonly string[];
    rows: readonly (readonly (string | number)[])[];
    /** Index of a column of words: it begins on its left, where numbers end on their right. */
    wordColumn?: number;
  };
}

/** A chart whose numbers are a click away, as a table. */
export function ChartFrame({ title, basis, chart, table }: ChartFrameProps) {
  const texts = useTexts();
  const [asTable, setAsTable] = useState(false);
  const choices = [
    { chosen: !asTable, label: texts.showChart, choose: () => setAsTable(false) },
    { chosen: asTable, label: texts.showTable, choose: () => setAsTable(true) },
  ];
  return (
    <section className="h-full min-w-0 rounded-card border border-border bg-surface p-5">
      <div className="mb-4 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-sm font-semibold">{title}</h2>
          {basis ? <p className="text-xs text-muted">{basis}</p> : null}
        </div>
        <div className="flex shrink-0 rounded-lg bg-neutral-soft p-0.5 text-xs">
          {choices.map(({ chosen, label, choose }) => (
            <button
              key={label}
              type="button"
              aria-pressed={chosen}
              onClick={choose}
              className={classNames('h-6 rounded-md px-2', chosen ? 'bg-segment text-segment-foreground shadow-sm' : 'text-muted')}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {asTable ? (
        <table className="w-full text-13">
          <thead>
            <tr className="h-9 border-b border-border bg-table-head text-left text-muted">
              {table.head.map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={classNames('px-3 font-normal', index > 0 && index !== table.wordColumn && 'text-right')}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row[0]} className="h-9 border-b border-separator last:border-b-0">
                {row.map((value, index) =>
                  index === 0 ? (
                    <th
                      key={table.head[index]}
                      scope="row"
                      className={classNames('px-3 text-left font-normal', table.wordColumn !== undefined && 'whitespace-nowrap')}
                    >
                      {value}
                    </th>
                  ) : (
                    <td
                      key={table.head[index]}
                      className={classNames('px-3', index === table.wordColumn ? 'py-1 wrap-anywhere' : 'text-right tabular-nums')}
                    >
                      {value}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        chart
      )}
    </section>
  );
}
