import type { Contact, contacts } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordReading } from '#/domains/audit/record-audit.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { findContact, survivorOf } from './contact.repository.ts';

/** One contact, of a merged one what it has become; that it was looked at is written down once an hour. @throws BusinessError not_found */
export async function openContact({ request, actor, services, ip }: Call<typeof contacts.get>): Promise<Contact> {
  const found = await inTenant(services.database, actor.tenantId, async (scope) => {
    const contact = await findContact(scope, await survivorOf(scope, request.id));
    if (contact) await recordReading(scope, { actor, ip }, 'contact.read', [['contact', contact.id]], services.now());
    return contact;
  });
  if (!found) throw new BusinessError('not_found');
  return found;
}

/** The contact; of one that was merged, the one that it has become. @throws BusinessError not_found */
export async function readContact({ database }: Services, { tenantId }: StaffActor, id: string): Promise<Contact> {
  const found = await inTenant(database, tenantId, async (scope) => findContact(scope, await survivorOf(scope, id)));
  if (!found) throw new BusinessError('not_found');
  return found;
}
