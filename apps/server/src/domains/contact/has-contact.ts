import type { TenantScope } from '#/database/transaction.ts';
import { findContact } from './contact.repository.ts';

/** Whether the scope shows a contact. */
export async function hasContact(scope: TenantScope, id: string): Promise<boolean> {
  return (await findContact(scope, id)) !== undefined;
}
