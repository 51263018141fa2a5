import { useFormats, useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { BookOpenCheck } from 'lucide-react';
import { useApi } from '#/data/api.ts';
import { deflectionQuery } from '#/data/help.ts';

/** How many readers needed no conversation, with what that means. Nothing before there are readers. */
export function Deflection() {
  const t = useT('help');
  const formats = useFormats();
  const { data } = useQuery(deflectionQuery(useApi()));
  if (!data || data.readers === 0) return null;
  return (
    <div className="mb-3 flex items-start gap-2.5 rounded-xl border border-border bg-surface px-4 py-2.5 text-13">
      <BookOpenCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success-text" />
      <p>
        <span className="font-semibold tabular-nums">
          {t('deflection', {
            count: data.readers,
            readers: formats.number(data.readers),
            percent: formats.percent(data.deflected / data.readers),
          })}
        </span>{' '}
        <span className="text-muted">{t('deflection_why')}</span>
      </p>
    </div>
  );
}
