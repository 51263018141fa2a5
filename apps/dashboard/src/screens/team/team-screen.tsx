import { useT } from '@lobby/i18n';
import { Skeleton } from '@lobby/ui';
import { lazy, Suspense } from 'react';
import { Screen } from '#/components/screen.tsx';

/** The controls are heavy: the screen's frame does not wait for them. */
const TeamTabs = lazy(() => import('./team-tabs.tsx').then((module) => ({ default: module.TeamTabs })));

/** Who works here, together with whom, when, and how conversations reach them. */
export function TeamScreen() {
  const t = useT('team');
  return (
    <Screen title={t('title')}>
      <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
        <TeamTabs />
      </Suspense>
    </Screen>
  );
}
