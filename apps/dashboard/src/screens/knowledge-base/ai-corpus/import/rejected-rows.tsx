import type { ImportReport } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { RefusedRows } from '#/components/import-task/refused-rows.tsx';

/** Rows that are refused and why, with the file of them to repair. */
export function RejectedRows({ report: { rejected } }: { report: ImportReport }) {
  const t = useT('corpus');
  return (
    <RefusedRows
      rows={rejected.map(({ question, ...row }) => ({ ...row, what: question }))}
      words={{
        title: t('import.bad_rows'),
        save: t('import.save_bad_rows'),
        row: t('import.row'),
        what: t('columns.question'),
        reason: t('import.reason'),
        file: t('import.bad_rows_file'),
        more: (count) => t('import.more_bad_rows', { count }),
      }}
    />
  );
}
