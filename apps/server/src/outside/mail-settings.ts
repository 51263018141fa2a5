import { z } from 'zod/mini';

/** Who may read the mails that no server takes: nobody, whoever sits at this machine, or everybody who knows the address. */
export type MailboxReaders = 'nobody' | 'this_machine' | 'everybody';

export interface MailSettings {
  /** Server that mails are handed to; undefined keeps them in the database. */
  smtpUrl: string | undefined;
  mailbox: MailboxReaders;
}

/** Variables of the environment that are about mail. */
export const mailVariables = {
  MAIL: z.optional(z.enum(['smtp', 'mailbox', 'off'], { error: 'must be smtp, mailbox or off' })),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
};

/**
 * How mails leave. Where nothing is said, they are kept for whoever tries Lobby out on this machine; a public Lobby has to be told,
 * because who reads a code in a mail takes over an account.
 * @param refuse stops with a sentence about what is missing
 */
export function readMail(
  { MAIL: named, SMTP_URL: smtpUrl }: z.output<z.ZodMiniObject<typeof mailVariables>>,
  isPublic: boolean,
  refuse: (sentence: string) => never,
): MailSettings {
  if (named === 'off') return { smtpUrl: undefined, mailbox: 'nobody' };
  if (named === 'mailbox') return { smtpUrl: undefined, mailbox: 'everybody' };
  if (smtpUrl) return { smtpUrl, mailbox: 'nobody' };
  if (named === 'smtp') return refuse('MAIL=smtp needs SMTP_URL, the address of the mail server.');
  if (isPublic)
    return refuse(
      'Mails could not leave this public Lobby. Set SMTP_URL to the address of a mail server, or MAIL=off to run without mail. ' +
        '(MAIL=mailbox is for trials: it shows every mail to everybody.)',
    );
  return { smtpUrl: undefined, mailbox: 'this_machine' };
}
