import { useFormats, useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FirstReading } from '#/components/first-site/first-reading.tsx';
import { useApi } from '#/data/api.ts';
import { sourcesQuery, useSourcesLive, type SourceUsage } from '#/data/corpus-source.ts';
import { useCorpusSearch } from '#/screens/knowledge-base/ai-corpus/use-corpus-search.ts';
import { SourcesTable } from './sources-table.tsx';

/** Their code loads when they are first asked for. */
const AddSource = lazy(() => import('./add/add-source.tsx').then((module) => ({ default: module.AddSource })));
const SourceSheet = lazy(() => import('./detail/source-sheet.tsx').then((module) => ({ default: module.SourceSheet })));

/** What the bot reads beside the entries: sites, pages, files and texts, and how far each has come. */
export function SourcesPane() {
  const { search, change, go } = useCorpusSearch();
  const { data } = useQuery(sourcesQuery(useApi()));
  const [first, setFirst] = useState<string>();
  useSourcesLive();
  const close = () => change({ source: undefined });
  return (
    <div className="h-full min-h-0 overflow-y-auto px-6 pt-4 pb-6 max-sm:px-4">
      {data && data.items.length > 0 ? <Usage usage={data.usage} /> : null}
      <SourcesTable onOpen={(source) => go({ source })} onFirst={setFirst} />
      {first === undefined ? null : <FirstReading id={first} />}
      <Suspense fallback={null}>
        {search.source === 'new' ? <AddSource onClose={close} /> : null}
        {search.source !== undefined && search.source !== 'new' ? (
          <SourceSheet key={search.source} id={search.source} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
}

function Usage({ usage }: { usage: SourceUsage }) {
  const t = useT('sources');
  const formats = useFormats();
  return (
    <p className="mb-3 text-13 text-muted tabular-nums">
      {t('usage', {
        pages: formats.number(usage.pages),
        pages_max: formats.number(usage.pages_max),
        share: formats.percent(usage.characters / usage.characters_max),
      })}
    </p>
  );
}
