import type { ImportReport } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { RowCounts } from '#/components/import-task/row-counts.tsx';

/** Rows by what becomes of them. */
export function ImportCounts({ report }: { report: ImportReport }) {
  const t = useT('corpus');
  const label = (id: 'added' | 'updated' | 'unchanged' | 'rejected') => (report.dry_run ? t(`import.will.${id}`) : t(`import.was.${id}`));
  const { added, updated, unchanged, rejected } = report;
  return (
    <RowCounts
      counts={[
        { id: 'added', label: label('added'), count: added, look: 'good' },
        { id: 'updated', label: label('updated'), count: updated, look: 'changed' },
        { id: 'unchanged', label: label('unchanged'), count: unchanged, look: 'plain' },
        { id: 'rejected', label: label('rejected'), count: rejected.length, look: rejected.length > 0 ? 'bad' : 'plain' },
      ]}
    />
  );
}
