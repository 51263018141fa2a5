import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findImported, insertImported, lockAddresses, type NamedContact } from './imported.repository.ts';
import { publishEvents } from '#/events/publish-events.ts';

export interface ImportedContact {
  /** '' is not known, of each. */
  name: string;
  email: string;
  phone: string;
  locale: Locale;
}

/**
 * The contacts of a file, each where its row is: the contact with an e-mail address, as in mails; without one, somebody who came by an
 * import too and is called and reached the same: whoever wrote here themselves is never taken for a name in a file.
 */
export async function importedContacts(scope: TenantScope, imported: readonly ImportedContact[], now: number): Promise<string[]> {
  const named = imported.map((each) => ({ ...each, key: each.email === '' ? JSON.stringify([each.name, each.phone]) : each.email }));
  // Mails of one sender wait for each other, and for a file that names the sender.
  await lockAddresses(scope, [...new Set(named.flatMap(({ email }) => (email === '' ? [] : [email])))]);
  const byKey = new Map<string, NamedContact>(named.toReversed().map((each) => [each.key, each]));
  const ids = await findImported(scope, [...byKey.values()]);
  const missing = [...byKey.values()].filter(({ key }) => !ids.has(key)).toReversed();
  const made = await insertImported(scope, missing, now);
  for (const [key, id] of made) ids.set(key, id);
  await publishEvents(
    scope,
    made.map(([, id]) => ({ type: 'contact.created', subjectId: id, contactId: id, facts: { imported: true } })),
    now,
  );
  return named.map(({ key }) => ids.get(key) ?? '');
}

/** The same of a single one. */
export async function importedContact(scope: TenantScope, imported: ImportedContact, now: number): Promise<string> {
  const [id = ''] = await importedContacts(scope, [imported], now);
  return id;
}
