import type { MailHead } from '#/outside/mailer.ts';

/** A file of a mail, by where it lies in the file store. */
export interface MailFile {
  key: string;
  name: string;
  mime: string;
}

/** A small file that lies in the mail itself. */
export interface AttachedFile {
  name: string;
  mime: string;
  base64: string;
}

/** What a waiting mail says. */
export interface MailPayload extends MailHead {
  subject: string;
  text: string;
  /** Where it is more than the text with clickable links. */
  html?: string;
  files?: MailFile[];
  attached?: AttachedFile[];
  /** The one-time code in it, for the mailbox. */
  code?: string;
}
