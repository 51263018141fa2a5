import type { Channel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, ErrorState, Skeleton, Tabs, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useWebSearch } from '#/components/integration/use-web-search.ts';
import { WEB_TABS } from '#/components/integration/web-search.ts';
import { Screen } from '#/components/screen.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { useUpdateChannel, webChannelQuery } from '#/data/channel.ts';
import { ChannelState, LastShown, siteName } from './channel-state.tsx';
import { InstallTab } from './install/install-tab.tsx';

const LookTab = lazy(() => import('./look/look-tab.tsx').then((module) => ({ default: module.LookTab })));
const IdentityTab = lazy(() =>
  import('#/components/integration/identity/identity-tab.tsx').then((module) => ({ default: module.IdentityTab })),
);
const SettingsTab = lazy(() => import('./settings/settings-tab.tsx').then((module) => ({ default: module.SettingsTab })));

/** One website: its code, its look, and where it may stand. */
export function ChannelDetail({ id }: { id: string }) {
  const t = useT('integration');
  const errorText = useErrorText();
  const { leave } = useWebSearch();
  const { data: channel, error, isFetching, refetch } = useQuery(webChannelQuery(useApi(), id));
  const back = { id: 'back', label: t('back'), icon: <ArrowLeft size={15} />, onAct: leave };
  return (
    <Screen title={channel?.name ?? t('title')} acts={[back]}>
      {channel ? (
        <Opened channel={channel} />
      ) : error || channel === null ? (
        <ErrorState title={t('list_failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {error ? errorText(error) : undefined}
        </ErrorState>
      ) : (
        <Skeleton className="h-96" />
      )}
    </Screen>
  );
}

function Opened({ channel }: { channel: Channel }) {
  const t = useT('integration');
  const mayEdit = useMay()('settings.edit');
  const { search, showTab } = useWebSearch();
  const tab = search.tab ?? 'install';
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
        <ChannelState channel={channel} />
        <span className="wrap-anywhere">
          <LastShown channel={channel} />
        </span>
      </p>
      {channel.refused_origin === null ? null : <Refused channel={channel} site={channel.refused_origin} mayEdit={mayEdit} />}
      <Tabs label={t('tabs.label')} items={WEB_TABS.map((each) => ({ id: each, label: t(`tabs.${each}`) }))} value={tab} onChange={showTab}>
        <div className="pt-5">
          <Suspense fallback={<Skeleton className="h-96" />}>
            {tab === 'install' ? <InstallTab channel={channel} mayEdit={mayEdit} /> : null}
            {tab === 'look' ? (
              <LookTab key={JSON.stringify([channel.look, channel.home, channel.hours])} channel={channel} mayEdit={mayEdit} />
            ) : null}
            {tab === 'identity' ? <IdentityTab channel={channel} mayEdit={mayEdit} /> : null}
            {tab === 'settings' ? <SettingsTab key={channel.version} channel={channel} mayEdit={mayEdit} /> : null}
          </Suspense>
        </div>
      </Tabs>
    </div>
  );
}

/** A site that would have shown the chat and may not: one press allows it. */
function Refused({ channel, site, mayEdit }: { channel: Channel; site: string; mayEdit: boolean }) {
  const t = useT('integration');
  const errorText = useErrorText();
  const { mutate, isPending } = useUpdateChannel();
  const name = siteName(site);
  const allow = () =>
    mutate(
      { id: channel.id, version: channel.version, allowed_origins: [...channel.allowed_origins, site] },
      { onSuccess: () => toast.success(t('allowed', { site: name })), onError: (error) => toast.error(errorText(error)) },
    );
  // A page without an origin of its own, such as a file on a computer, cannot be named.
  const isNamed = /^https?:\/\//.test(site);
  const canAllow = mayEdit && isNamed;
  return (
    <Alert
      tone="warning"
      action={
        canAllow ? (
          <Button size="small" variant="primary" loading={isPending} onClick={allow}>
            {t('allow', { site: name })}
          </Button>
        ) : undefined
      }
    >
      {isNamed ? t('refused', { site: name }) : t('refused_nameless')}
    </Alert>
  );
}
