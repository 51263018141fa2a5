import type { Readable } from 'node:stream';
import type { Config } from '#/config.ts';
import { createMailboxMailer } from './mailbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** What stands above a mail beside sender, recipient and subject. */
export interface MailHead {
  /** Whom it is from, before the platform's own address. */
  fromName?: string;
  replyTo?: string;
  /** With its angle brackets, as in `references`, the first of which began the thread. */
  messageId?: string;
  references?: string[];
  /** No machine is to answer it. */
  isAutomatic?: boolean;
  /** The page on which its reader ends such mails. */
  stopUrl?: string;
}

export interface OutgoingMail extends MailHead {
  to: string;
  subject: string;
  text: string;
  html?: string;
  files?: { name: string; mime: string; content: Readable }[];
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
