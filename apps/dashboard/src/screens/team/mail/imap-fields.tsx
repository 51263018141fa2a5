import { IMAP_SECURITIES, type OrderMailSettings } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, Panel, Select, Switch, TextField, toast } from '@lobby/ui';
import { Gauge } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useTestMailbox } from '#/data/order-mail.ts';
import type { MailboxForm } from './mailbox-form.ts';

export interface ImapFieldsProps {
  readonly mailbox: MailboxForm;
  readonly stored: OrderMailSettings['imap'];
  readonly onChange: (mailbox: MailboxForm) => void;
}

const PORTS = { tls: 993, starttls: 143 } as const;

/** The mailbox that is read by itself, and a look whether it can be. */
export function ImapFields({ mailbox, stored, onChange }: ImapFieldsProps) {
  const t = useT('team');
  const { on, host, port, security, user, folder, password } = mailbox;
  const change = (part: Partial<MailboxForm>) => onChange({ ...mailbox, ...part });
  return (
    <Panel title={t('mail.imap')}>
      <p className="mb-4 text-13 text-muted">{t('mail.imap_text')}</p>
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t('mail.host')} value={host} autoComplete="off" onChange={(event) => change({ host: event.target.value })} />
          <Select
            label={t('mail.security')}
            options={IMAP_SECURITIES.map((value) => ({ value, label: t(`mail.securities.${value}`) }))}
            value={security}
            onChange={(next) => change({ security: next, ...(port === PORTS[security] ? { port: PORTS[next] } : {}) })}
          />
          <TextField
            label={t('mail.port')}
            type="number"
            inputMode="numeric"
            min={1}
            max={65_535}
            value={String(port)}
            onChange={(event) => change({ port: Number(event.target.value) })}
          />
          <TextField label={t('mail.folder')} value={folder} onChange={(event) => change({ folder: event.target.value })} />
          <TextField label={t('mail.user')} value={user} autoComplete="off" onChange={(event) => change({ user: event.target.value })} />
          <TextField
            label={t('mail.password')}
            type="password"
            autoComplete="new-password"
            {...(stored ? { description: t('mail.password_text') } : {})}
            value={password}
            onChange={(event) => change({ password: event.target.value })}
          />
        </div>
        <Switch label={t('mail.imap_on')} checked={on} onChange={(next) => change({ on: next })} />
        <MailboxTest mailbox={mailbox} />
        <LastLook stored={stored} />
      </div>
    </Panel>
  );
}

function MailboxTest({ mailbox }: { mailbox: MailboxForm }) {
  const t = useT('team');
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
            {data.fault ? t(`mail.fault.${data.fault}`) : t('mail.test_ok', { count: data.mails })}
          </Alert>
        ) : null}
      </div>
    </div>
  );
}

function LastLook({ stored }: { stored: OrderMailSettings['imap'] }) {
  const t = useT('team');
  const formats = useFormats();
  if (!stored || stored.checked_at === null) return null;
  const at = `${formats.date(stored.checked_at)} ${formats.time(stored.checked_at)}`;
  return stored.fault ? (
    <Alert tone="danger">{`${t(`mail.fault.${stored.fault}`)} (${at})`}</Alert>
  ) : (
    <p className="text-13 text-muted tabular-nums">{t('mail.checked', { at })}</p>
  );
}
