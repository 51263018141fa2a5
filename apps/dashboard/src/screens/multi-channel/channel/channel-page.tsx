import type { MessagingChannel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Panel, Skeleton, Tabs } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { CHANNEL_TABS, type ChannelTab } from '#/components/messaging/channel-search.ts';
import { ServiceMark, useServiceName } from '#/components/messaging/service-mark.tsx';
import { useChannelReason } from '#/components/messaging/use-channel-reason.ts';
import { useChannelSearch } from '#/components/messaging/use-channel-search.ts';
import { QueryFailed } from '#/components/query-failed.tsx';
import { Screen } from '#/components/screen.tsx';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { messagingChannelQuery } from '#/data/channel.ts';
import { Connection } from '#/components/messaging/connection/connection.tsx';
import { ConnectionState } from '#/components/messaging/connection-state.tsx';

const SettingsTab = lazy(() => import('./settings-tab.tsx').then((module) => ({ default: module.SettingsTab })));
const TemplatesTab = lazy(() => import('./templates-tab.tsx').then((module) => ({ default: module.TemplatesTab })));
const HealthTab = lazy(() => import('./health-tab.tsx').then((module) => ({ default: module.HealthTab })));
const EventsTab = lazy(() => import('./events-tab.tsx').then((module) => ({ default: module.EventsTab })));

/** One channel on a service: its connection, its settings, what went through it, and what the service has sent. */
export function ChannelPage({ id }: { id: string }) {
  const t = useT('channels');
  const { leave } = useChannelSearch();
  const query = useQuery(messagingChannelQuery(useApi(), id));
  const { data: channel, error } = query;
  const back = { id: 'back', label: t('back'), icon: <ArrowLeft size={15} />, onAct: leave };
  return (
    <Screen title={channel?.name ?? t('title')} acts={[back]}>
      {channel ? (
        <Opened channel={channel} />
      ) : error || channel === null ? (
        <QueryFailed title={t('one_failed')} query={query} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Screen>
  );
}

function Opened({ channel }: { channel: MessagingChannel }) {
  const t = useT('channels');
  const service = useServiceName()(channel.kind);
  const mayEdit = useMay()('settings.edit');
  const { search, showTab } = useChannelSearch();
  // How it stands and what it sent is for those who can do something about it.
  const all = CHANNEL_TABS.filter((each) => each !== 'templates' || channel.kind === 'whatsapp');
  const tabs: readonly ChannelTab[] = mayEdit ? all : ['settings'];
  const tab = tabs.find((each) => each === search.tab) ?? tabs[0] ?? 'settings';
  const mailbox = useT('mailbox');
  const reasonOf = useChannelReason();
  const { account, state, state_reason: reason, status } = channel;
  const fault = state === 'degraded' ? channel.mailbox?.fault : undefined;
  // A reason of ours says what it is about; what a service has refused needs to be said so first.
  const isTelling = reason !== null && reason.code !== 'refused' && state !== 'auth_expired';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ServiceMark kind={channel.kind} small />
        <span className="min-w-0 wrap-anywhere text-muted">{account === null ? service : `${service} · ${account}`}</span>
        <ConnectionState channel={channel} />
      </div>
      {state === 'connected' ? null : (
        <Alert
          tone={state === 'degraded' ? 'warning' : 'danger'}
          title={fault ? mailbox('trouble') : isTelling ? reasonOf(channel.kind, reason) : t(`trouble.${state}`)}
          action={
            mayEdit && tab !== 'settings' && (fault || (state !== 'degraded' && reason?.code !== 'banned')) ? (
              <Button size="small" onClick={() => showTab('settings')}>
                {fault ? mailbox('change') : t('trouble.renew')}
              </Button>
            ) : undefined
          }
        >
          {fault ? (
            mailbox(`fault.${fault}`)
          ) : isTelling ? (
            state === 'disconnected' && reason.code !== 'banned' ? (
              t('trouble.again')
            ) : undefined
          ) : reason === null ? undefined : (
            <span className="wrap-anywhere">{reasonOf(channel.kind, reason)}</span>
          )}
        </Alert>
      )}
      {status === 'paused' ? <Alert>{t('paused_note')}</Alert> : null}
      <Tabs label={t('tabs.label')} items={tabs.map((each) => ({ id: each, label: t(`tabs.${each}`) }))} value={tab} onChange={showTab}>
        <div className="pt-5">
          <Suspense fallback={<Skeleton className="h-96" />}>
            {tab === 'connection' ? (
              <Panel className="max-w-2xl">
                <Connection channel={channel} />
              </Panel>
            ) : null}
            {tab === 'settings' ? <SettingsTab key={channel.version} channel={channel} mayEdit={mayEdit} /> : null}
            {tab === 'templates' ? <TemplatesTab channel={channel} /> : null}
            {tab === 'health' ? <HealthTab channel={channel} /> : null}
            {tab === 'events' ? <EventsTab channel={channel} /> : null}
          </Suspense>
        </div>
      </Tabs>
    </div>
  );
}
