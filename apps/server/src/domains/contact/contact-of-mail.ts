import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findByEmail, insertMailed } from './mailed.repository.ts';

/** The contact with an e-mail address, or a new one. What somebody says of themselves in a mail changes nobody who is there. */
export async function contactOfMail(
  scope: TenantScope,
  { email, name, locale }: { email: string; name: string; locale: Locale },
  now: number,
): Promise<string> {
  return (await findByEmail(scope, email)) ?? insertMailed(scope, { email, name: name === '' ? null : name, locale }, now);
}
