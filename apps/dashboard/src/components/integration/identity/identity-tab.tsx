import { IDENTITY_MODES, type Channel, type ChannelIdentity } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, ErrorState, Panel, Skeleton, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { ChoiceGroup } from '#/components/choice-group.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { channelIdentityQuery, useIdentityMode } from '#/data/channel-identity.ts';
import { SecretsPanel } from './secrets-panel.tsx';
import { SignPanel } from './sign-panel.tsx';
import { TokenTester } from './token-tester.tsx';

/** Whether visitors prove who they are, and what the site signs with. */
export function IdentityTab({ channel, mayEdit }: { channel: Channel; mayEdit: boolean }) {
  const t = useT('integration');
  return mayEdit ? <Opened id={channel.id} isApp={channel.kind === 'app'} /> : <p className="text-muted">{t('read_only')}</p>;
}

function Opened({ id, isApp }: { id: string; isApp: boolean }) {
  const t = useT('integration');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(channelIdentityQuery(useApi(), id));
  if (!data && error)
    return (
      <ErrorState title={t('identity.failed')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-96" />;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <Panel title={t('identity.title')}>
          <Mode id={id} identity={data} />
        </Panel>
        <SecretsPanel id={id} secrets={data.secrets} />
        <TokenTester id={id} />
      </div>
      <SignPanel secrets={data.secrets} isApp={isApp} />
    </div>
  );
}

function Mode({ id, identity: { mode, secrets } }: { id: string; identity: ChannelIdentity }) {
  const t = useT('integration');
  const common = useT('common');
  const errorText = useErrorText();
  const { mutate, isPending, variables } = useIdentityMode(id);
  const options = IDENTITY_MODES.map((value) => ({
    value,
    label: t(`identity.modes.${value}`),
    detail: t(`identity.modes.${value}_text`),
  }));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty text-muted">{t('identity.text')}</p>
      <ChoiceGroup
        label={t('identity.mode')}
        options={options}
        value={isPending ? variables : mode}
        onChange={(next) =>
          mutate(next, { onSuccess: () => toast.success(common('toasts.saved')), onError: (error) => toast.error(errorText(error)) })
        }
      />
      {mode !== 'off' && secrets.length === 0 ? <Alert tone="warning">{t('identity.needs_secret')}</Alert> : null}
    </div>
  );
}
