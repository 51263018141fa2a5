import { useFormats, useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import type { OverviewFigures } from '#/data/analysis.ts';
import { MoreLink } from './more-link.tsx';
import { Nothing } from './nothing.tsx';

/** The entries that answered most. */
export function TopEntries({ entries }: { entries: OverviewFigures['top_entries'] }) {
  const t = useT('dashboard');
  const formats = useFormats();
  return (
    <Panel
      title={t('overview.top.title')}
      aside={
        <MoreLink to="/dashboard/knowledge-base/ai-corpus" search={{ sort: 'hit_count' }}>
          {t('overview.top.all')}
        </MoreLink>
      }
    >
      {entries.length === 0 ? (
        <Nothing>{t('overview.top.none')}</Nothing>
      ) : (
        <ol className="-mx-2 -my-1.5">
          {entries.map(({ entry_id: id, question, hit_count: hits }, index) => (
            <li key={id}>
              <Link
                to="/dashboard/knowledge-base/ai-corpus"
                search={{ entry: id }}
                className="flex items-baseline gap-2.5 rounded-lg px-2 py-2 hover:bg-surface-hover"
              >
                <span aria-hidden="true" className="w-4 shrink-0 text-right text-muted tabular-nums">
                  {formats.number(index + 1)}
                </span>
                <span className="min-w-0 flex-1 truncate" title={question}>
                  {question}
                </span>
                <span className="text-muted tabular-nums">{t('overview.top.hits', { count: hits, shown: formats.number(hits) })}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
