import type { TenantScope } from '#/database/transaction.ts';
import { findContact } from './contact.repository.ts';

/** Whether an e-mail address or telephone number of a contact is known. */
export async function hasAddress(scope: TenantScope, id: string): Promise<boolean> {
  const contact = await findContact(scope, id);
  return (contact?.email ?? contact?.phone ?? null) !== null;
}
