import type { ChannelMailbox, MessagingChannel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, confirm, Panel, Switch, toast } from '@lobby/ui';
import { Mailbox } from 'lucide-react';
import { useState } from 'react';
import { FormFoot } from '#/components/form-foot.tsx';
import { SaveFailure } from '#/components/integration/save-failure.tsx';
import { LastLook, MailboxFields, NEW_MAILBOX, sentMailbox, type MailboxDraft } from '#/components/mailbox/mailbox-fields.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useUpdateChannel } from '#/data/channel.ts';

/** The mailbox that a channel for e-mail reads. */
export function MailboxPanel({ channel }: { channel: MessagingChannel }) {
  const t = useT('mailbox');
  const [isOpen, setIsOpen] = useState(false);
  const { mailbox } = channel;
  return (
    <Panel title={t('title')}>
      <div className="flex flex-col gap-4">
        <p className="text-13 text-muted">{t('text')}</p>
        {isOpen ? (
          <MailboxForm channel={channel} onClose={() => setIsOpen(false)} />
        ) : mailbox ? (
          <Stored channel={channel} mailbox={mailbox} onChange={() => setIsOpen(true)} />
        ) : (
          <Button className="self-start" icon={<Mailbox size={16} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
            {t('add')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function Stored({ channel, mailbox, onChange }: { channel: MessagingChannel; mailbox: ChannelMailbox; onChange: () => void }) {
  const t = useT('mailbox');
  const common = useT('common');
  const errorText = useErrorText();
  const { mutate, isPending } = useUpdateChannel();
  const { on, user, host, folder } = mailbox;
  const remove = async () => {
    const answer = await confirm({
      title: t('remove_ask'),
      text: t('remove_text'),
      confirmLabel: t('remove'),
      cancelLabel: common('actions.cancel'),
      tone: 'danger',
    });
    if (answer !== 'confirmed') return;
    mutate(
      { id: channel.id, version: channel.version, mailbox: null },
      { onSuccess: () => toast.success(t('removed')), onError: (error) => toast.error(errorText(error)) },
    );
  };
  return (
    <>
      <p className="wrap-anywhere">{[user, host, folder].join(' · ')}</p>
      {!on ? (
        <p className="text-13 text-muted">{t('is_off')}</p>
      ) : mailbox.checked_at === null ? (
        <p className="text-13 text-muted">{t('first')}</p>
      ) : (
        <LastLook {...mailbox} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onChange}>{t('change')}</Button>
        <Button variant="danger" loading={isPending} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </div>
    </>
  );
}

function MailboxForm({ channel, onClose }: { channel: MessagingChannel; onClose: () => void }) {
  const t = useT('mailbox');
  const { mutate, isPending, error } = useUpdateChannel();
  const { id, version, mailbox } = channel;
  const [draft, setDraft] = useState<MailboxDraft>(() => (mailbox ? { ...mailbox, password: '' } : NEW_MAILBOX));
  const [isTried, setIsTried] = useState(false);
  const { host, user, password, on } = draft;
  // A saved password is for the user and the host that it was given for.
  const hasPassword = mailbox?.host === host.trim().toLowerCase() && mailbox.user === user.trim();
  const isWhole = host.trim() !== '' && user.trim() !== '' && (password !== '' || hasPassword);
  const change = (part: Partial<MailboxDraft>) => setDraft({ ...draft, ...part });
  const submit = () => {
    setIsTried(true);
    if (!isWhole) return;
    const onSuccess = () => {
      toast.success(t('saved'));
      onClose();
    };
    mutate({ id, version, mailbox: sentMailbox(draft) }, { onSuccess });
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
      <SaveFailure error={error} id={id} />
      <MailboxFields draft={draft} hasPassword={hasPassword} onChange={change} />
      <Switch label={t('on')} checked={on} onChange={(next) => change({ on: next })} />
      {isTried && !isWhole ? (
        <p role="alert" className="text-13 text-danger-text">
          {t('needed')}
        </p>
      ) : null}
      <FormFoot label={t('save')} isPending={isPending} onCancel={onClose} />
    </form>
  );
}
