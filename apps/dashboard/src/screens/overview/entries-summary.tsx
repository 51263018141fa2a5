import { LOCALE_NAMES, LOCALES } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import type { OverviewFigures } from '#/data/analysis.ts';

const STATUSES = ['published', 'draft', 'archived'] as const;

/** How many entries there are, by state and by language; each figure opens the list it counts. */
export function EntriesSummary({ entries }: { entries: OverviewFigures['entries'] }) {
  const t = useT('dashboard');
  const formats = useFormats();
  const most = Math.max(1, ...LOCALES.map((locale) => entries.by_locale[locale]));
  return (
    <Panel title={t('overview.entries.title')}>
      <ul className="grid grid-cols-3 gap-2">
        {STATUSES.map((status) => (
          <li key={status}>
            <Link
              to="/dashboard/knowledge-base/ai-corpus"
              search={{ status }}
              className="block rounded-lg bg-surface-secondary px-2.5 py-2 hover:bg-default"
            >
              <span className="block text-base font-semibold tabular-nums">{formats.number(entries[status])}</span>
              <span className="block truncate text-xs text-muted">{t(`overview.entries.${status}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="-mx-2 mt-3">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <Link
              to="/dashboard/knowledge-base/ai-corpus"
              search={{ locale, status: 'published' }}
              className="flex items-center gap-3 rounded-lg px-2 py-1.5 hover:bg-surface-hover"
            >
              <span lang={locale} className="w-32 shrink-0 truncate">
                {LOCALE_NAMES[locale]}
              </span>
              <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-neutral-soft">
                <span className="block h-full rounded-full bg-accent" style={{ width: `${(entries.by_locale[locale] / most) * 100}%` }} />
              </span>
              <span className="w-10 text-right text-muted tabular-nums">{formats.number(entries.by_locale[locale])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
