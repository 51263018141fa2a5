import { useFormats, useT } from '@lobby/i18n';
import { Alert } from '@lobby/ui';
import { useAppSelector } from '#/state/use-store.ts';
import { ImportCounts } from './import-counts.tsx';
import { RejectedRows } from './rejected-rows.tsx';

/** What the import did. */
export function ImportResult() {
  const t = useT('corpus');
  const formats = useFormats();
  const report = useAppSelector((state) => state.import.report);
  if (!report) return null;
  return (
    <div className="flex flex-col gap-5">
      {report.left === undefined ? (
        <Alert tone="success" title={t('import.finished')}>
          {t('import.finished_text')}
        </Alert>
      ) : (
        <Alert tone="warning" title={t('import.stopped')}>
          {t('import.stopped_text', { rows: formats.number(report.left) })}
        </Alert>
      )}
      <ImportCounts report={report} />
      <RejectedRows report={report} />
    </div>
  );
}
