import type { OrderMailSettings } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Panel, Switch, toast } from '@lobby/ui';
import { Gauge } from 'lucide-react';
import { LastLook, MailboxFields, type MailboxDraft } from '#/components/mailbox/mailbox-fields.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useTestMailbox } from '#/data/order-mail.ts';

export interface ImapFieldsProps {
  readonly mailbox: MailboxDraft;
  readonly stored: OrderMailSettings['imap'];
  readonly onChange: (mailbox: MailboxDraft) => void;
}

/** The mailbox that is read by itself, and a look whether it can be. */
export function ImapFields({ mailbox, stored, onChange }: ImapFieldsProps) {
  const t = useT('team');
  const { on } = mailbox;
  const change = (part: Partial<MailboxDraft>) => onChange({ ...mailbox, ...part });
  return (
    <Panel title={t('mail.imap')}>
      <p className="mb-4 text-13 text-muted">{t('mail.imap_text')}</p>
      <div className="flex flex-col gap-4">
        <MailboxFields draft={mailbox} hasPassword={stored !== null} onChange={change} />
        <Switch label={t('mail.imap_on')} checked={on} onChange={(next) => change({ on: next })} />
        <MailboxTest mailbox={mailbox} />
        {stored ? <LastLook {...stored} /> : null}
      </div>
    </Panel>
  );
}

function MailboxTest({ mailbox }: { mailbox: MailboxDraft }) {
  const t = useT('team');
  const words = useT('mailbox');
  const errorText = useErrorText();
  const { mutate, isPending, data } = useTestMailbox();
  const { host, port, security, user, folder, password } = mailbox;
  const test = () =>
    mutate(
      { host, port, security, user, folder, ...(password === '' ? {} : { password }) },
      { onError: (error) => toast.error(errorText(error)) },
    );
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        icon={<Gauge size={16} aria-hidden="true" />}
        loading={isPending}
        disabled={host.trim() === '' || user.trim() === ''}
        onClick={test}
      >
        {t('mail.test')}
      </Button>
      <div role="status">
        {data ? (
          <Alert tone={data.fault ? 'danger' : 'success'}>
            {data.fault ? words(`fault.${data.fault}`) : t('mail.test_ok', { count: data.mails })}
          </Alert>
        ) : null}
      </div>
    </div>
  );
}
