import type { ContactHit, contacts } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { readContact } from './read-contact.ts';
import { findLike, findSame } from './find.repository.ts';

/** Contacts by name, address or external id. */
export async function findContacts({ request, actor, services }: Call<typeof contacts.find>): Promise<{ items: ContactHit[] }> {
  return { items: await inTenant(services.database, actor.tenantId, (scope) => findLike(scope, request.q)) };
}

/** Contacts that may be the same person. @throws BusinessError not_found */
export async function findDuplicates({ request, actor, services }: Call<typeof contacts.duplicates>): Promise<{ items: ContactHit[] }> {
  const { id } = await readContact(services, actor, request.id);
  return { items: await inTenant(services.database, actor.tenantId, (scope) => findSame(scope, id)) };
}
