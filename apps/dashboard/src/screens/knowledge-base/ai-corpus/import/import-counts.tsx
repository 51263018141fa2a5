import type { ImportReport } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';

/** Rows by what becomes of them. */
export function ImportCounts({ report }: { report: ImportReport }) {
  const t = useT('corpus');
  const formats = useFormats();
  const counts = [
    { id: 'added', count: report.added, look: 'text-success-text' },
    { id: 'updated', count: report.updated, look: 'text-accent-text' },
    { id: 'unchanged', count: report.unchanged, look: 'text-foreground' },
    { id: 'rejected', count: report.rejected.length, look: report.rejected.length > 0 ? 'text-danger-text' : 'text-foreground' },
  ] as const;
  return (
    <dl className="grid grid-cols-4 divide-x divide-separator rounded-xl border border-border max-sm:grid-cols-2 max-sm:divide-x-0">
      {counts.map(({ id, count, look }) => (
        <div key={id} className="flex flex-col-reverse px-4 py-3">
          <dt className="text-13 text-muted">{report.dry_run ? t(`import.will.${id}`) : t(`import.was.${id}`)}</dt>
          <dd className={classNames('text-xl font-semibold tabular-nums', look)}>{formats.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
