import { useT } from '@lobby/i18n';
import { buttonLook, EmptyState, Skeleton, Tabs } from '@lobby/ui';
import { getRouteApi } from '@tanstack/react-router';
import { ExternalLink, KeyRound } from 'lucide-react';
import { Suspense } from 'react';
import { Screen } from '#/components/screen.tsx';
import { KEY_TABS, readKeySearch, type KeyTab } from '#/components/system/key-search.ts';
import { useMay } from '#/components/use-may.ts';
import { KEY_TAB_VIEWS } from './key-tabs.ts';

const route = getRouteApi('/dashboard/system/key');

/** What programs may use, and how they do. */
export function KeyScreen() {
  const t = useT('keys');
  const mayManage = useMay()('settings.edit');
  const docs = (
    <a href="/api/docs" target="_blank" rel="noreferrer" aria-label={t('docs')} className={buttonLook('ghost', 'medium')}>
      <span className="max-sm:hidden">{t('docs')}</span>
      <ExternalLink size={15} aria-hidden="true" />
    </a>
  );
  return (
    <Screen title={t('title')} description={<span className="max-md:hidden">{t('description')}</span>} actions={docs}>
      {mayManage ? (
        <KeyTabs />
      ) : (
        <EmptyState icon={<KeyRound />} title={t('admins')}>
          {t('admins_text')}
        </EmptyState>
      )}
    </Screen>
  );
}

function KeyTabs() {
  const t = useT('keys');
  const { tab = 'keys' } = readKeySearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const show = (next: KeyTab) => void navigate({ search: { tab: next }, replace: true, resetScroll: false });
  const View = KEY_TAB_VIEWS[tab];
  return (
    <Tabs label={t('tabs.label')} items={KEY_TABS.map((id) => ({ id, label: t(`tabs.${id}`) }))} value={tab} onChange={show}>
      <div className="pt-5">
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
          <View />
        </Suspense>
      </div>
    </Tabs>
  );
}
