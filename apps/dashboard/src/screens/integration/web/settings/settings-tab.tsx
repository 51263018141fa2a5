import { CHANNEL_NAME_MAX, CHANNEL_ORIGINS_MAX, channelOriginSchema, type Channel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, confirm, Panel, Switch, TextArea, TextField, toast } from '@lobby/ui';
import { useState } from 'react';
import { readOrigins } from '#/components/account/business/read-origins.ts';
import { useWebSearch } from '#/components/integration/use-web-search.ts';
import { FormFoot } from '#/components/form-foot.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useRemoveChannel, useUpdateChannel } from '#/data/channel.ts';
import { SaveFailure } from '#/components/integration/save-failure.tsx';

interface SettingsProps {
  channel: Channel;
  mayEdit: boolean;
}

/** What the website is called, where the chat may stand, and whether it does. */
export function SettingsTab({ channel, mayEdit }: SettingsProps) {
  const t = useT('integration');
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Panel title={t('settings.title')}>
        <SettingsForm channel={channel} mayEdit={mayEdit} />
      </Panel>
      {mayEdit ? <RemovePanel channel={channel} /> : null}
    </div>
  );
}

function SettingsForm({ channel, mayEdit }: SettingsProps) {
  const t = useT('integration');
  const common = useT('common');
  const { mutate, isPending, error } = useUpdateChannel();
  const [name, setName] = useState(channel.name);
  const [sites, setSites] = useState(() => channel.allowed_origins.join('\n'));
  const [isActive, setIsActive] = useState(channel.status === 'active');
  const [isTried, setIsTried] = useState(false);
  const { origins, wrong } = readOrigins(sites, channelOriginSchema);
  const sitesError =
    wrong !== undefined
      ? t('settings.sites_wrong', { site: wrong })
      : origins.length > CHANNEL_ORIGINS_MAX
        ? t('settings.sites_many', { max: CHANNEL_ORIGINS_MAX })
        : undefined;
  const submit = () => {
    setIsTried(true);
    if (sitesError !== undefined || name.trim() === '') return;
    const status = isActive ? 'active' : 'paused';
    mutate(
      { id: channel.id, version: channel.version, name, status, allowed_origins: [...origins] },
      { onSuccess: () => toast.success(common('toasts.saved')) },
    );
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SaveFailure error={error} id={channel.id} />
      <TextField
        label={t('new.name')}
        description={t('new.name_hint')}
        value={name}
        maxLength={CHANNEL_NAME_MAX}
        disabled={!mayEdit}
        error={isTried && name.trim() === '' ? t('new.name_wrong') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label={t('settings.sites')}
        description={t('settings.sites_hint')}
        value={sites}
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        disabled={!mayEdit}
        error={isTried ? sitesError : undefined}
        onChange={(event) => setSites(event.target.value)}
      />
      <Switch
        label={t('settings.active')}
        description={t('settings.active_hint')}
        checked={isActive}
        onChange={setIsActive}
        disabled={!mayEdit}
      />
      {mayEdit ? <FormFoot label={t('settings.save')} isPending={isPending} /> : <p className="text-13 text-muted">{t('read_only')}</p>}
    </form>
  );
}

function RemovePanel({ channel: { id, name } }: { channel: Channel }) {
  const t = useT('integration');
  const common = useT('common');
  const errorText = useErrorText();
  const { leave } = useWebSearch();
  const { mutate, isPending } = useRemoveChannel();
  const remove = async () => {
    const answer = await confirm({
      title: t('settings.remove_ask', { name }),
      text: t('settings.remove_text'),
      confirmLabel: t('settings.remove'),
      cancelLabel: common('actions.cancel'),
      tone: 'danger',
    });
    if (answer !== 'confirmed') return;
    mutate(id, {
      onSuccess: () => {
        toast.success(t('settings.removed', { name }));
        leave();
      },
      onError: (error) => toast.error(errorText(error)),
    });
  };
  return (
    <Panel title={t('settings.remove_title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-muted">{t('settings.remove_text')}</p>
        <Button variant="danger" loading={isPending} onClick={() => void remove()}>
          {t('settings.remove')}
        </Button>
      </div>
    </Panel>
  );
}
