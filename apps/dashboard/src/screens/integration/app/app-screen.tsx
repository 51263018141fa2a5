import type { AppPlatform, Channel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, EmptyState, ErrorState, Skeleton, Tabs } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ChoiceGroup } from '#/components/choice-group.tsx';
import { APP_TABS, type AppSearch } from '#/components/integration/app-search.ts';
import { PlatformNav } from '#/components/integration/platform-nav.tsx';
import { Screen } from '#/components/screen.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { channelsQuery } from '#/data/channel.ts';

const SetupTab = lazy(() => import('./setup-tab.tsx').then((module) => ({ default: module.SetupTab })));
const SettingsTab = lazy(() => import('./settings-tab.tsx').then((module) => ({ default: module.SettingsTab })));
const NewAppDialog = lazy(() => import('./new-app-dialog.tsx').then((module) => ({ default: module.NewAppDialog })));
const IdentityTab = lazy(() =>
  import('#/components/integration/identity/identity-tab.tsx').then((module) => ({ default: module.IdentityTab })),
);

export interface AppScreenProps {
  platform: AppPlatform;
  search: AppSearch;
  onSearch: (search: AppSearch) => void;
}

/** The apps that show the chat, and how one platform's is built. */
export function AppScreen({ platform, search, onSearch }: AppScreenProps) {
  const t = useT('apps');
  const mayEdit = useMay()('settings.edit');
  const [isAdding, setIsAdding] = useState(false);
  const onAdd = mayEdit ? () => setIsAdding(true) : undefined;
  const acts = onAdd ? [{ id: 'add', label: t('add'), icon: <Plus size={15} />, primary: true, onAct: onAdd }] : [];
  return (
    <Screen title={t(`title_${platform}`)} description={<span className="max-md:hidden">{t('description')}</span>} acts={acts}>
      <PlatformNav />
      <Apps {...{ platform, search, onSearch, onAdd, mayEdit }} />
      <Suspense fallback={null}>
        {isAdding ? (
          <NewAppDialog
            onMade={({ id }) => {
              setIsAdding(false);
              onSearch({ channel: id });
            }}
            onClose={() => setIsAdding(false)}
          />
        ) : null}
      </Suspense>
    </Screen>
  );
}

interface AppsProps extends AppScreenProps {
  onAdd: (() => void) | undefined;
  mayEdit: boolean;
}

function Apps({ platform, search, onSearch, onAdd, mayEdit }: AppsProps) {
  const t = useT('apps');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(channelsQuery(useApi()));
  if (!data && error)
    return (
      <ErrorState title={t('list_failed')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-96" />;
  const apps = data.items.filter((each): each is Channel => each.kind === 'app');
  const app = apps.find(({ id }) => id === search.channel) ?? apps[0];
  if (!app) {
    const action = onAdd ? (
      <Button variant="primary" onClick={onAdd}>
        {t('add')}
      </Button>
    ) : undefined;
    return (
      <EmptyState icon={<Smartphone />} title={t('empty')} actions={action}>
        {t('empty_text')}
      </EmptyState>
    );
  }
  const tab = search.tab ?? 'setup';
  return (
    <div className="flex flex-col gap-4">
      {apps.length > 1 ? (
        <ChoiceGroup
          label={t('choose')}
          wraps
          options={apps.map(({ id, name }) => ({ value: id, label: name }))}
          value={app.id}
          onChange={(channel) => onSearch({ ...search, channel })}
        />
      ) : null}
      <Tabs
        label={t('tabs.label')}
        items={APP_TABS.map((each) => ({ id: each, label: t(`tabs.${each}`) }))}
        value={tab}
        onChange={(next) => onSearch({ ...search, tab: next })}
      >
        <div className="pt-5">
          <Suspense fallback={<Skeleton className="h-96" />}>
            {tab === 'setup' ? <SetupTab key={`${platform} ${app.id}`} channel={app} platform={platform} /> : null}
            {tab === 'identity' ? <IdentityTab key={app.id} channel={app} mayEdit={mayEdit} /> : null}
            {tab === 'settings' ? (
              <SettingsTab key={`${app.id} ${app.version}`} channel={app} mayEdit={mayEdit} onRemoved={() => onSearch({})} />
            ) : null}
          </Suspense>
        </div>
      </Tabs>
    </div>
  );
}
