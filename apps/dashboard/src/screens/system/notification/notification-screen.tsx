import { useT } from '@lobby/i18n';
import { Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { QueryFailed } from '#/components/query-failed.tsx';
import { Screen } from '#/components/screen.tsx';
import { useApi } from '#/data/api.ts';
import { preferenceQuery } from '#/data/notification.ts';

/** The controls are heavy: the screen's frame does not wait for them. */
const Preference = lazy(() => import('./preference.tsx').then((module) => ({ default: module.Preference })));

/** Of what and how somebody is told. */
export function NotificationScreen() {
  const t = useT('notification');
  const query = useQuery(preferenceQuery(useApi()));
  const waiting = <Skeleton className="h-64 w-full rounded-card" />;
  return (
    <Screen title={t('screen.title')} description={t('screen.description')}>
      {query.isError && !query.data ? (
        <QueryFailed query={query} title={t('screen.failed')} />
      ) : (
        <Suspense fallback={waiting}>{query.data ? <Preference chosen={query.data} /> : waiting}</Suspense>
      )}
    </Screen>
  );
}
