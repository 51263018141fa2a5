import type { DiversionRow } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';

interface StatTableProps {
  title: string;
  rows: readonly DiversionRow[];
  nameOf: (row: DiversionRow) => string;
}

/** As many as a day has hours. */
const SHOWN = 24;
const COLUMNS = ['opened', 'chats', 'new_people', 'resolved'] as const;

/** Visits by one thing, with what became of them. */
export function StatTable({ title, rows, nameOf }: StatTableProps) {
  const t = useT('diversion');
  const formats = useFormats();
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className="text-13 text-muted">{t('no_visits')}</p>
      ) : (
        <table className="w-full text-13">
          <thead>
            <tr className="border-b border-border text-muted">
              <th scope="col" className="py-1.5 text-start font-normal">
                <span className="sr-only">{title}</span>
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="ps-3 pb-1.5 text-end font-normal whitespace-nowrap">
                  {t(`short.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row) => (
              <tr key={row.key} className="border-b border-separator last:border-0">
                <th scope="row" className="max-w-0 w-full truncate py-2 text-start font-normal" title={nameOf(row)}>
                  {nameOf(row)}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column} className="ps-3 text-end whitespace-nowrap tabular-nums">
                    {formats.number(row[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
