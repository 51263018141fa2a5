import { inPlatform } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import type { AttachedFile } from './mail-payload.ts';
import { findLatestMails } from './mail.repository.ts';

/** Mails that one look into the mailbox shows. */
const MAILS_MAX = 100;

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Where it is more than the text. */
  html: string | null;
  /** Where answers go. */
  reply_to: string | null;
  /** The one-time code in the text; null where there is none. */
  code: string | null;
  /** Files that lie in the mail itself. */
  attached: AttachedFile[];
  /** Milliseconds since 1970; of a mail that still waits, when it was written. */
  sent_at: number;
}

/** The latest mails, newest first; to one address where `to` is given. */
export async function listMails({ database }: Pick<Services, 'database'>, to?: string): Promise<Mail[]> {
  const rows = await inPlatform(database, (scope) => findLatestMails(scope, to, MAILS_MAX));
  return rows.map(({ id, recipient, payload, createdAt, sentAt }) => ({
    id,
    to: recipient,
    subject: payload.subject,
    text: payload.text,
    html: payload.html ?? null,
    reply_to: payload.replyTo ?? null,
    code: payload.code ?? null,
    attached: payload.attached ?? [],
    sent_at: (sentAt ?? createdAt).getTime(),
  }));
}
