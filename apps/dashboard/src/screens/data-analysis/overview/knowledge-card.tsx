import { ARTICLE_COUNTS, STALE_ENTRIES, type AnalysisReport } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { Panel } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import type { CorpusSearch } from '#/components/corpus/corpus-search.ts';
import type { HelpSearch } from '#/components/help/help-search.ts';

interface Line {
  id: string;
  name: string;
  count: number;
  path: string;
  search: CorpusSearch | HelpSearch;
}

/** Gaps, entries that somebody should look at, and articles: each number leads to exactly what it counts. */
export function KnowledgeCard({ report: { gaps, knowledge } }: { report: Pick<AnalysisReport, 'gaps' | 'knowledge'> }) {
  const t = useT('analysis');
  const entriesPath = siteMap['dashboard-knowledge-base-ai-corpus'].path;
  const articlesPath = siteMap['dashboard-knowledge-base-help-document'].path;
  const open: Line[] =
    gaps === null ? [] : [{ id: 'gap', name: t('knowledge.gap'), count: gaps, path: entriesPath, search: { tab: 'gaps' } }];
  const stale = STALE_ENTRIES.flatMap((id): Line[] => {
    if (knowledge === null) return [];
    const search = id === 'expired' ? { status: id } : { attention: id };
    return [{ id, name: t(`knowledge.${id}`), count: knowledge.entries[id], path: entriesPath, search }];
  });
  const articles = ARTICLE_COUNTS.flatMap((status): Line[] =>
    knowledge === null
      ? []
      : [{ id: status, name: t(`knowledge.article.${status}`), count: knowledge.articles[status], path: articlesPath, search: { status } }],
  );
  return (
    <Panel title={t('knowledge.title')}>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Lines title={t('knowledge.corpus')} lines={[...open, ...stale]} />
        <Lines title={t('knowledge.articles')} lines={articles} />
      </div>
      <p className="mt-3 text-xs text-muted">{t('knowledge.now')}</p>
    </Panel>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  const t = useT('analysis');
  const formats = useFormats();
  if (lines.length === 0) return null;
  return (
    <section className="min-w-0 text-13">
      <h3 className="border-b border-border py-1.5 text-muted">{title}</h3>
      <ul>
        {lines.map(({ id, name, count, path, search }) => (
          <li key={id} className="flex items-baseline justify-between gap-3 border-b border-separator py-2 last:border-0">
            <span className="min-w-0">{name}</span>
            {count === 0 ? (
              <span className="text-muted tabular-nums">{formats.number(count)}</span>
            ) : (
              <Link
                to={path}
                search={search as never}
                aria-label={t('knowledge.see', { name, number: formats.number(count) })}
                className="rounded-sm text-accent-text tabular-nums underline-offset-4 hover:underline"
              >
                {formats.number(count)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
