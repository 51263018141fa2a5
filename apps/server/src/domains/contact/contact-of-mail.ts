import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findByEmail, insertMailed } from './mailed.repository.ts';
import { publishEvents } from '#/events/publish-events.ts';

/** The contact with an e-mail address, or a new one. What somebody says of themselves in a mail changes nobody who is there. */
export async function contactOfMail(
  scope: TenantScope,
  { email, name, locale }: { email: string; name: string; locale: Locale },
  now: number,
): Promise<string> {
  const known = await findByEmail(scope, email);
  if (known !== undefined) return known;
  const id = await insertMailed(scope, { email, name: name === '' ? null : name, locale }, now);
  await publishEvents(scope, [{ type: 'contact.created', subjectId: id, contactId: id }], now);
  return id;
}
