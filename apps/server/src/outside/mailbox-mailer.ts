import type { Mailer } from './mailer.ts';

/** Sends nothing: the mails stay readable in the mailbox of a Lobby without a mail server. */
export function createMailboxMailer(): Mailer {
  return { send: () => Promise.resolve({ providerId: 'mailbox' }) };
}
