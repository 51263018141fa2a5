import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findImported, insertImported } from './imported.repository.ts';
import { findByEmail } from './mailed.repository.ts';

export interface ImportedContact {
  /** '' is not known, of each. */
  name: string;
  email: string;
  phone: string;
  locale: Locale;
}

/**
 * The contact with an e-mail address, as in mails; without one, somebody who came by an import too and is called and reached the
 * same: whoever wrote here themselves is never taken for a name in a file.
 */
export async function importedContact(scope: TenantScope, imported: ImportedContact, now: number): Promise<string> {
  const found = imported.email === '' ? await findImported(scope, imported) : await findByEmail(scope, imported.email);
  return found ?? insertImported(scope, imported, now);
}
