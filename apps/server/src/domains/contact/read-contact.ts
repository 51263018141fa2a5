import type { Contact } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { findContact, survivorOf } from './contact.repository.ts';

/** The contact; of one that was merged, the one that it has become. @throws BusinessError not_found */
export async function readContact({ database }: Services, { tenantId }: StaffActor, id: string): Promise<Contact> {
  const found = await inTenant(database, tenantId, async (scope) => findContact(scope, await survivorOf(scope, id)));
  if (!found) throw new BusinessError('not_found');
  return found;
}
