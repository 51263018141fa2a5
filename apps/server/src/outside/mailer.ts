import type { Config } from '#/config.ts';
import { createMailboxMailer } from './mailbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
}

/** Brings a mail out of the house. */
export interface Mailer {
  /** @returns what the mail server calls the mail. @throws when it was not taken; it is safe to try again */
  send(mail: OutgoingMail): Promise<{ providerId: string }>;
}

/** The mailer that the configuration asks for: SMTP, or the mailbox where no server is given. */
export function openMailer({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer {
  return smtpUrl === undefined ? createMailboxMailer() : createSmtpMailer(smtpUrl, mailFrom);
}
