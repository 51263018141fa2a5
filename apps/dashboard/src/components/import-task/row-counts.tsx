import { useFormats } from '@lobby/i18n';
import { classNames } from '@lobby/ui';

const LOOKS = { good: 'text-success-text', changed: 'text-accent-text', plain: 'text-foreground', bad: 'text-danger-text' } as const;

export interface RowCount {
  id: string;
  label: string;
  count: number;
  look: keyof typeof LOOKS;
}

/** Rows of a file by what becomes of them. */
export function RowCounts({ counts }: { counts: readonly RowCount[] }) {
  const formats = useFormats();
  return (
    <dl
      className={classNames(
        'grid divide-x divide-separator rounded-xl border border-border',
        counts.length === 3 ? 'grid-cols-3' : 'grid-cols-4 max-sm:grid-cols-2 max-sm:divide-x-0',
      )}
    >
      {counts.map(({ id, label, count, look }) => (
        <div key={id} className="flex flex-col-reverse justify-end px-4 py-3">
          <dt className="text-13 text-muted">{label}</dt>
          <dd className={classNames('text-xl font-semibold tabular-nums', LOOKS[look])}>{formats.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
