import type { ChannelMailbox } from '@lobby/contract';

/** A mailbox as it is typed; an empty password is the one that is saved. */
export type MailboxDraft = Pick<ChannelMailbox, 'on' | 'host' | 'port' | 'security' | 'user' | 'folder'> & { password: string };

export const NEW_MAILBOX: MailboxDraft = { on: true, host: '', port: 993, security: 'tls', user: '', folder: 'INBOX', password: '' };

/** As it is sent: without a password where the saved one stays. Pure. */
export function sentMailbox({ on, host, port, security, user, folder, password }: MailboxDraft) {
  return { on, host, port, security, user, folder, ...(password === '' ? {} : { password }) };
}
