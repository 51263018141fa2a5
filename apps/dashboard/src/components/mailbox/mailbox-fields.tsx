import { IMAP_SECURITIES, type ChannelMailbox } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Select, TextField } from '@lobby/ui';

/** A mailbox as it is typed; an empty password is the one that is saved. */
export type MailboxDraft = Pick<ChannelMailbox, 'on' | 'host' | 'port' | 'security' | 'user' | 'folder'> & { password: string };

export const NEW_MAILBOX: MailboxDraft = { on: true, host: '', port: 993, security: 'tls', user: '', folder: 'INBOX', password: '' };

/** As it is sent: without a password where the saved one stays. Pure. */
export function sentMailbox({ on, host, port, security, user, folder, password }: MailboxDraft) {
  return { on, host, port, security, user, folder, ...(password === '' ? {} : { password }) };
}

const PORTS = { tls: 993, starttls: 143 } as const;

interface MailboxFieldsProps {
  readonly draft: MailboxDraft;
  /** A password is saved, which stays where none is typed. */
  readonly hasPassword: boolean;
  readonly onChange: (part: Partial<MailboxDraft>) => void;
}

/** Where a mailbox is, and what opens it. */
export function MailboxFields({ draft, hasPassword, onChange }: MailboxFieldsProps) {
  const t = useT('mailbox');
  const { host, port, security, user, folder, password } = draft;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={t('host')} value={host} autoComplete="off" onChange={(event) => onChange({ host: event.target.value })} />
      <Select
        label={t('security')}
        options={IMAP_SECURITIES.map((value) => ({ value, label: t(`securities.${value}`) }))}
        value={security}
        onChange={(next) => onChange({ security: next, ...(port === PORTS[security] ? { port: PORTS[next] } : {}) })}
      />
      <TextField
        label={t('port')}
        type="number"
        inputMode="numeric"
        min={1}
        max={65_535}
        value={String(port)}
        onChange={(event) => onChange({ port: Number(event.target.value) })}
      />
      <TextField label={t('folder')} value={folder} onChange={(event) => onChange({ folder: event.target.value })} />
      <TextField label={t('user')} value={user} autoComplete="off" onChange={(event) => onChange({ user: event.target.value })} />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="new-password"
        {...(hasPassword ? { description: t('password_text') } : {})}
        value={password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
    </div>
  );
}

/** How the last look at a mailbox went; nothing before the first. */
export function LastLook({ fault, checked_at: at }: Pick<ChannelMailbox, 'fault' | 'checked_at'>) {
  const t = useT('mailbox');
  const formats = useFormats();
  if (at === null) return null;
  const time = `${formats.date(at)} ${formats.time(at)}`;
  return fault ? (
    <Alert tone="danger">{`${t(`fault.${fault}`)} (${time})`}</Alert>
  ) : (
    <p className="text-13 text-muted tabular-nums">{t('checked', { at: time })}</p>
  );
}
