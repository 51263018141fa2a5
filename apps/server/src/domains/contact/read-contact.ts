import type { Contact } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { findContact } from './contact.repository.ts';

/** @throws BusinessError not_found */
export async function readContact({ database }: Services, { tenantId }: StaffActor, id: string): Promise<Contact> {
  const found = await inTenant(database, tenantId, (scope) => findContact(scope, id));
  if (!found) throw new BusinessError('not_found');
  return found;
}
