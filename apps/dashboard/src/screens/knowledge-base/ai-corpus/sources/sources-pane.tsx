import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { FirstReading } from '#/components/first-site/first-reading.tsx';
import { useApi } from '#/data/api.ts';
import { sourcesQuery, useSourcesLive } from '#/data/corpus-source.ts';
import { SourceRoom } from './source-room.tsx';
import { SourcesTable } from './sources-table.tsx';

/** Their code loads when they are first asked for. */
const AddSource = lazy(() => import('./add-source.tsx').then((module) => ({ default: module.AddSource })));
const SourceSheet = lazy(() => import('./source-sheet.tsx').then((module) => ({ default: module.SourceSheet })));

const route = getRouteApi('/dashboard/knowledge-base/ai-corpus');

/** What the bot reads beside the entries: sites, pages, files and texts, and how far each has come. */
export function SourcesPane() {
  const { source: open } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useQuery(sourcesQuery(useApi()));
  const [first, setFirst] = useState<string>();
  useSourcesLive();
  const show = (source: string) => void navigate({ search: { tab: 'sources', source } });
  const close = () => void navigate({ search: { tab: 'sources' }, replace: true });
  return (
    <div className="h-full min-h-0 overflow-y-auto px-6 pt-4 pb-6 max-sm:px-4">
      {data && data.items.length > 0 ? <SourceRoom usage={data.usage} /> : null}
      <SourcesTable onOpen={show} onFirst={setFirst} />
      {first === undefined ? null : <FirstReading id={first} />}
      <Suspense fallback={null}>
        {open === 'new' ? <AddSource onClose={close} /> : null}
        {open !== undefined && open !== 'new' ? <SourceSheet key={open} id={open} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
