import type { OrderImportJob } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { RefusedRows } from '#/components/import-task/refused-rows.tsx';
import { RowCounts } from '#/components/import-task/row-counts.tsx';

interface OrderRowsProps {
  /** Whether it has happened, or would. */
  when: 'will' | 'was';
  added: number;
  unchanged: number;
  refused: number;
}

/** Rows of the file by what becomes of them. */
export function OrderRows({ when, added, unchanged, refused }: OrderRowsProps) {
  const t = useT('orderlist');
  return (
    <RowCounts
      counts={[
        { id: 'added', label: t(`import.${when}.added`), count: added, look: 'good' },
        { id: 'unchanged', label: t(`import.${when}.unchanged`), count: unchanged, look: 'plain' },
        { id: 'rejected', label: t(`import.${when}.rejected`), count: refused, look: refused > 0 ? 'bad' : 'plain' },
      ]}
    />
  );
}

/** Rows that were refused and why. */
export function RefusedOrders({ rejected }: Pick<OrderImportJob, 'rejected'>) {
  const t = useT('orderlist');
  const formats = useFormats();
  return (
    <RefusedRows
      rows={rejected.map(({ subject, ...row }) => ({ ...row, what: subject }))}
      words={{
        title: t('import.bad_rows'),
        save: t('import.save_bad_rows'),
        row: t('import.row'),
        what: t('import.column.subject'),
        reason: t('import.reason'),
        file: t('import.bad_rows_file'),
        more: (count) => t('import.more_bad_rows', { count, shown: formats.number(count) }),
      }}
    />
  );
}
