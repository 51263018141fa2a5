import type { MessagingChannel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, confirm, Panel, toast } from '@lobby/ui';
import { useChannelSearch } from '#/components/messaging/use-channel-search.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useRemoveChannel, useUpdateChannel } from '#/data/channel.ts';
import { CredentialsPanel } from './credentials-panel.tsx';
import { LinksPanel } from './links-panel.tsx';
import { MailboxPanel } from './mailbox-panel.tsx';
import { SettingsForm, type SettingsProps } from './settings-form.tsx';

/** What a channel is called, who answers there and how, what it connects with, and its end. */
export function SettingsTab({ channel, mayEdit }: SettingsProps) {
  const t = useT('channels');
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      {mayEdit ? null : <Alert>{t('read_only')}</Alert>}
      <SettingsForm channel={channel} mayEdit={mayEdit} />
      {channel.kind === 'email' ? null : <LinksPanel channel={channel} />}
      {mayEdit ? (
        <>
          {channel.kind === 'email' ? <MailboxPanel channel={channel} /> : null}
          <CredentialsPanel channel={channel} />
          <PausePanel channel={channel} />
          <RemovePanel channel={channel} />
        </>
      ) : null}
    </div>
  );
}

function PausePanel({ channel: { id, version, status, name } }: { channel: MessagingChannel }) {
  const t = useT('channels');
  const errorText = useErrorText();
  const { mutate, isPending } = useUpdateChannel();
  const isPaused = status === 'paused';
  const turn = () =>
    mutate(
      { id, version, status: isPaused ? 'active' : 'paused' },
      {
        onSuccess: () => toast.success(t(isPaused ? 'pause.resumed' : 'pause.paused', { name })),
        onError: (error) => toast.error(errorText(error)),
      },
    );
  return (
    <Panel title={t(isPaused ? 'pause.resume_title' : 'pause.title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-muted">{t(isPaused ? 'pause.resume_text' : 'pause.text')}</p>
        <Button variant={isPaused ? 'primary' : 'secondary'} loading={isPending} onClick={turn}>
          {t(isPaused ? 'pause.resume' : 'pause.pause')}
        </Button>
      </div>
    </Panel>
  );
}

function RemovePanel({ channel: { id, name } }: { channel: MessagingChannel }) {
  const t = useT('channels');
  const common = useT('common');
  const errorText = useErrorText();
  const { leave } = useChannelSearch();
  const { mutate, isPending } = useRemoveChannel();
  const remove = async () => {
    const answer = await confirm({
      title: t('remove.ask', { name }),
      text: t('remove.text'),
      confirmLabel: t('remove.remove'),
      cancelLabel: common('actions.cancel'),
      tone: 'danger',
    });
    if (answer !== 'confirmed') return;
    mutate(id, {
      onSuccess: () => {
        toast.success(t('remove.removed', { name }));
        leave();
      },
      onError: (error) => toast.error(errorText(error)),
    });
  };
  return (
    <Panel title={t('remove.title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-muted">{t('remove.text')}</p>
        <Button variant="danger" loading={isPending} onClick={() => void remove()}>
          {t('remove.remove')}
        </Button>
      </div>
    </Panel>
  );
}
