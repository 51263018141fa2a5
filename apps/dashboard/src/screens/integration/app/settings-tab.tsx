import type { Channel } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Button, confirm, Panel, Switch, toast } from '@lobby/ui';
import { useState } from 'react';
import { FormFoot } from '#/components/form-foot.tsx';
import { isWholePreChat, PreChatFields } from '#/components/integration/pre-chat-fields.tsx';
import { SaveFailure } from '#/components/integration/save-failure.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useRemoveChannel, useUpdateChannel } from '#/data/channel.ts';
import { AppFields, wrongFields } from './app-fields.tsx';

interface SettingsProps {
  channel: Channel;
  mayEdit: boolean;
  onRemoved: () => void;
}

const NO_NAMES = { package_name: '', bundle_id: '', scheme: '' };

/** What the app is called, whether it shows the chat, and what it asks before. */
export function SettingsTab({ channel, mayEdit, onRemoved }: SettingsProps) {
  const t = useT('apps');
  const common = useT('common');
  const { mutateAsync, isPending, error } = useUpdateChannel();
  const [draft, setDraft] = useState(() => ({ name: channel.name, ...(channel.app ?? NO_NAMES) }));
  const [isActive, setIsActive] = useState(channel.status === 'active');
  const [preChat, setPreChat] = useState(channel.pre_chat);
  const [locale, setLocale] = useState(useLocale());
  const [isTried, setIsTried] = useState(false);
  const submit = () => {
    setIsTried(true);
    if (wrongFields(draft).length > 0 || !isWholePreChat(preChat)) return;
    const { name, ...app } = draft;
    const status = isActive ? ('active' as const) : ('paused' as const);
    const request = { id: channel.id, version: channel.version, name, app, status, pre_chat: preChat };
    mutateAsync(request).then(
      // The form is another one by then: what is saved has a version of its own.
      () => toast.success(common('toasts.saved')),
      // Said above the form.
      () => undefined,
    );
  };
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SaveFailure error={error} id={channel.id} />
        <fieldset disabled={!mayEdit} className="contents">
          <Panel title={t('tabs.settings')}>
            <div className="flex flex-col gap-4">
              <AppFields draft={draft} onChange={setDraft} isTried={isTried} disabled={!mayEdit} />
              <Switch label={t('active')} description={t('active_hint')} checked={isActive} onChange={setIsActive} disabled={!mayEdit} />
            </div>
          </Panel>
          <PreChatFields preChat={preChat} locale={locale} onLocale={setLocale} onChange={setPreChat} />
        </fieldset>
        {mayEdit ? (
          <FormFoot label={t('save')} isPending={isPending} isDisabled={!isWholePreChat(preChat)} />
        ) : (
          <p className="text-13 text-muted">{t('read_only')}</p>
        )}
      </form>
      {mayEdit ? <RemovePanel channel={channel} onRemoved={onRemoved} /> : null}
    </div>
  );
}

function RemovePanel({ channel: { id, name }, onRemoved }: Pick<SettingsProps, 'channel' | 'onRemoved'>) {
  const t = useT('apps');
  const common = useT('common');
  const errorText = useErrorText();
  const { mutate, isPending } = useRemoveChannel();
  const remove = async () => {
    const answer = await confirm({
      title: t('remove_ask', { name }),
      text: t('remove_text'),
      confirmLabel: t('remove'),
      cancelLabel: common('actions.cancel'),
      tone: 'danger',
    });
    if (answer !== 'confirmed') return;
    mutate(id, {
      onSuccess: () => {
        toast.success(t('removed', { name }));
        onRemoved();
      },
      onError: (error) => toast.error(errorText(error)),
    });
  };
  return (
    <Panel title={t('remove_title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-muted">{t('remove_text')}</p>
        <Button variant="danger" loading={isPending} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </div>
    </Panel>
  );
}
