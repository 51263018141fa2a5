import { useT } from '@lobby/i18n';
import { EmptyState, Skeleton } from '@lobby/ui';
import { Plug } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Screen } from '#/components/screen.tsx';
import { useMay } from '#/components/use-may.ts';

/** The controls are heavy: the screen's frame does not wait for them. */
const AccessCards = lazy(() => import('./access-cards.tsx').then((module) => ({ default: module.AccessCards })));

/** Where answers come from, and where the bot can be used. */
export function PlatformScreen() {
  const t = useT('access');
  const may = useMay();
  return (
    <Screen title={t('title')} description={<span className="max-md:hidden">{t('description')}</span>}>
      {may('settings.edit') ? (
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
          <AccessCards />
        </Suspense>
      ) : (
        <EmptyState icon={<Plug />} title={t('admins')}>
          {t('admins_text')}
        </EmptyState>
      )}
    </Screen>
  );
}
