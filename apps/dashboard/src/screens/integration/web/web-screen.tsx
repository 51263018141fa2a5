import { useT } from '@lobby/i18n';
import { Button, EmptyState, ErrorState, Panel, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { CodeXml, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PlatformNav } from '#/components/integration/platform-nav.tsx';
import { useWebSearch } from '#/components/integration/use-web-search.ts';
import { Screen } from '#/components/screen.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { webChannelsQuery } from '#/data/channel.ts';
import { ChannelCard } from './channel-card.tsx';

const ChannelDetail = lazy(() => import('./channel-detail.tsx').then((module) => ({ default: module.ChannelDetail })));
const NewChannelDialog = lazy(() => import('./new-channel-dialog.tsx').then((module) => ({ default: module.NewChannelDialog })));

/** The websites that show the chat: all of them, or one with its code, its look and its settings. */
export function WebScreen() {
  const { search } = useWebSearch();
  if (search.channel === undefined) return <Websites />;
  return (
    <Suspense fallback={<Waiting />}>
      <ChannelDetail key={search.channel} id={search.channel} />
    </Suspense>
  );
}

function Waiting() {
  const t = useT('integration');
  return (
    <Screen title={t('title')}>
      <Skeleton className="h-96" />
    </Screen>
  );
}

function Websites() {
  const t = useT('integration');
  const mayEdit = useMay()('settings.edit');
  const [isAdding, setIsAdding] = useState(false);
  const add = { id: 'add', label: t('add'), icon: <Plus size={15} />, primary: true, onAct: () => setIsAdding(true) };
  return (
    <Screen title={t('title')} description={<span className="max-md:hidden">{t('description')}</span>} acts={mayEdit ? [add] : []}>
      <PlatformNav />
      <List onAdd={mayEdit ? () => setIsAdding(true) : undefined} />
      <Suspense fallback={null}>{isAdding ? <NewChannelDialog onClose={() => setIsAdding(false)} /> : null}</Suspense>
    </Screen>
  );
}

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

function List({ onAdd }: { onAdd: (() => void) | undefined }) {
  const t = useT('integration');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(webChannelsQuery(useApi()));
  if (!data && error)
    return (
      <ErrorState title={t('list_failed')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data)
    return (
      <div className={GRID}>
        {[0, 1].map((place) => (
          <Panel key={place}>
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="mt-3 h-16" />
          </Panel>
        ))}
      </div>
    );
  if (data.length === 0)
    return (
      <EmptyState
        icon={<CodeXml />}
        title={t('empty')}
        actions={
          onAdd ? (
            <Button variant="primary" onClick={onAdd}>
              {t('add')}
            </Button>
          ) : undefined
        }
      >
        {t('empty_text')}
      </EmptyState>
    );
  return (
    <ul className={GRID}>
      {data.map((channel) => (
        <ChannelCard key={channel.id} channel={channel} />
      ))}
    </ul>
  );
}
