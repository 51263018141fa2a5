import { roleOf, type Locale, type NotificationType } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { findCorrespondence } from '#/domains/tenant/find-correspondence.ts';
import { findRecipients } from '#/notifications/find-recipients.ts';
import { quietEnd } from '#/notifications/quiet-hours.ts';
import { wants } from '#/notifications/recipient.ts';
import type { Services } from '#/services.ts';

const COST_CENTER = '/dashboard/cost-center';

/** What a letter about the plan may say of its business. */
export interface LetterWords {
  business: string;
  /** Address of the cost center. */
  link: string;
  /** A day in the business's own zone, in the reader's language. */
  dateOf: (time: number) => string;
}

/** Writes to every admin who is not without mails of its type, in the own language and outside of quiet hours; the letters leave if and only if the caller's transaction commits. */
export async function writeToAdmins(
  scope: TenantScope,
  { config, now }: Pick<Services, 'config' | 'now'>,
  write: (locale: Locale, words: LetterWords) => { subject: string; text: string },
  type?: NotificationType,
): Promise<void> {
  const { name, timezone } = await findCorrespondence(scope);
  const admins = (await findRecipients(scope)).filter(
    (member) => roleOf(member.role) === 'admin' && (type === undefined || wants(member, type, 'email')),
  );
  const link = `${config.origin ?? `http://localhost:${config.port}`}${COST_CENTER}`;
  for (const { email, locale, quiet } of admins) {
    const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone });
    const letter = write(locale, { business: name, link, dateOf: (time) => dates.format(time) });
    await enqueueMail(scope, { to: email, ...letter }, quietEnd(quiet, now()) ?? now());
  }
}
