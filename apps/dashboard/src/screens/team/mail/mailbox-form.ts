import type { OrderMailSettings } from '@lobby/contract';

/** A mailbox as it is typed; an empty password is the one that is saved. */
export type MailboxForm = Pick<NonNullable<OrderMailSettings['imap']>, 'on' | 'host' | 'port' | 'security' | 'user' | 'folder'> & {
  password: string;
};

export const NEW_MAILBOX: MailboxForm = { on: true, host: '', port: 993, security: 'tls', user: '', folder: 'INBOX', password: '' };

/** Whether answers can go there: a short name and a host, or a host alone behind its sign. */
export const isAddress = (text: string) => /^(?:[a-z0-9][a-z0-9._-]{0,19})?@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text.trim());
