import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { findCorrespondence } from '#/domains/tenant/find-correspondence.ts';
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

/** Writes to every admin in the own language; the letters leave if and only if the caller's transaction commits. */
export async function writeToAdmins(
  scope: TenantScope,
  { config, now }: Pick<Services, 'config' | 'now'>,
  write: (locale: Locale, words: LetterWords) => { subject: string; text: string },
): Promise<void> {
  const { admins, name, timezone } = await findCorrespondence(scope);
  const link = `${config.origin ?? `http://localhost:${config.port}`}${COST_CENTER}`;
  for (const { email, locale } of admins) {
    const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone });
    const letter = write(locale, { business: name, link, dateOf: (time) => dates.format(time) });
    await enqueueMail(scope, { to: email, ...letter }, now());
  }
}
