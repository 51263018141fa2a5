import { useT } from '@lobby/i18n';
import { Skeleton } from '@lobby/ui';
import { lazy, Suspense } from 'react';
import { useChannelSearch } from '#/components/messaging/use-channel-search.ts';
import { Screen } from '#/components/screen.tsx';
import { Gallery } from './gallery/gallery.tsx';

const ChannelPage = lazy(() => import('./channel/channel-page.tsx').then((module) => ({ default: module.ChannelPage })));
const ConnectSheet = lazy(() => import('./connect/connect-sheet.tsx').then((module) => ({ default: module.ConnectSheet })));

/** Where people write to the business: all channels and what can be added, or one with its settings, health and events. */
export function MultiChannelScreen() {
  const t = useT('channels');
  const {
    search: { channel, connect },
  } = useChannelSearch();
  if (channel !== undefined)
    return (
      <Suspense
        fallback={
          <Screen title={t('title')}>
            <Skeleton className="h-96" />
          </Screen>
        }
      >
        <ChannelPage key={channel} id={channel} />
      </Suspense>
    );
  return (
    <Screen title={t('title')} description={<span className="max-md:hidden">{t('description')}</span>}>
      <Gallery />
      <Suspense fallback={null}>{connect ? <ConnectSheet key={connect} kind={connect} /> : null}</Suspense>
    </Screen>
  );
}
