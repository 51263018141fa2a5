import type { CorpusSource } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, ErrorState, ProgressBar, Sheet, Tabs } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { FoundInSource } from '#/components/first-site/found-in-source.tsx';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { sourceQuery } from '#/data/corpus-source.ts';
import { isAtWork, StateChip } from './state-chip.tsx';
import { useSourceActs } from './use-source-acts.tsx';
import { PagesList } from './pages-list.tsx';
import { PassagesList } from './passages-list.tsx';
import { SourceSettings } from './source-settings.tsx';

/** Width of the sheet, in px. */
const WIDTH_PX = 680;

/** One source: how far it is, its pages, what was read of them, what could become entries, and how it is read. */
export function SourceSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('sources');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(sourceQuery(useApi(), id));
  return (
    <Sheet open onClose={onClose} width={WIDTH_PX} title={data?.name ?? t('columns.name')} description={data?.address ?? undefined}>
      {data ? (
        <SourceBody source={data} onClose={onClose} />
      ) : error ? (
        <ErrorState title={t('sheet.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <LoadingPart />
      )}
    </Sheet>
  );
}

type Tab = 'pages' | 'passages' | 'proposals' | 'settings';

function SourceBody({ source, onClose }: { source: CorpusSource; onClose: () => void }) {
  const t = useT('sources');
  const mayEdit = useMay()('corpus.edit');
  const [tab, setTab] = useState<Tab>('pages');
  const [pageId, setPageId] = useState<string>();
  const acts = useSourceActs(onClose);
  const tabs: Tab[] = ['pages', 'passages', ...(mayEdit ? (['proposals', 'settings'] as const) : [])];
  const show = (next: Tab, page?: string) => {
    setPageId(page);
    setTab(next);
  };
  return (
    <div className="space-y-4">
      <div className="flex items-center gap-3">
        <StateChip state={source.state} />
        <span className="flex-1" />
        {mayEdit ? (
          <MenuOnDemand label={t('columns.actions')} trigger={<Ellipsis size={16} />} size="small" entries={acts(source)} />
        ) : null}
      </div>
      <Progress source={source} />
      {source.reason ? (
        <Alert tone={source.state === 'failed' ? 'danger' : 'warning'}>
          {source.reason.text} {source.state === 'stale' ? t('stale_text') : null}
        </Alert>
      ) : null}
      {source.limit ? <Alert tone="warning">{source.limit.text}</Alert> : null}
      <Tabs
        label={t('sheet.tabs')}
        items={tabs.map((each) => ({ id: each, label: t(`sheet.${each}`) }))}
        value={tab}
        onChange={(next) => show(next)}
      >
        <div className="pt-4">
          {tab === 'pages' ? (
            <PagesList source={source} onPassages={(page) => show('passages', page)} onMake={(page) => show('proposals', page)} />
          ) : null}
          {tab === 'passages' ? <PassagesList sourceId={source.id} pageId={pageId} /> : null}
          {tab === 'proposals' ? <FoundInSource id={source.id} pageId={pageId} /> : null}
          {tab === 'settings' ? <SourceSettings source={source} /> : null}
        </div>
      </Tabs>
    </div>
  );
}

function Progress({ source: { pages, state } }: { source: CorpusSource }) {
  const t = useT('sources');
  const formats = useFormats();
  if (!isAtWork(state)) return null;
  const done = pages.total - pages.waiting;
  const figure = t('sheet.progress', { done: formats.number(done), total: formats.number(pages.total) });
  return <ProgressBar label={t(`state.${state}`)} figure={figure} value={pages.total === 0 ? undefined : done} max={pages.total} />;
}
