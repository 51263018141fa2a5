import type { Contact, contacts } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordOnce } from '#/domains/audit/record-audit.ts';
import { contactUpdated, publishEvents } from '#/events/publish-events.ts';
import { BusinessError } from '#/errors.ts';
import { changeContact as store, setBlocked, survivorOf, type ContactChange } from './contact.repository.ts';
import { readContact } from './read-contact.ts';

/** Changes what is known of a contact; what is left out stays. @throws BusinessError not_found */
export async function changeContact(call: Call<typeof contacts.update>): Promise<Contact> {
  const { request, actor, services } = call;
  const { id, ...given } = request;
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as ContactChange;
  await inTenant(services.database, actor.tenantId, async (scope) => {
    const contactId = await survivorOf(scope, id);
    if (!(await store(scope, contactId, change))) throw new BusinessError('not_found');
    await publishEvents(scope, [contactUpdated(contactId, Object.keys(change))], services.now());
  });
  return readContact(services, actor, id);
}

/** Blocks, or lets them write again. @throws BusinessError not_found */
export async function blockContact(call: Call<typeof contacts.block>): Promise<Contact> {
  const { request, actor, services } = call;
  const now = services.now();
  await inTenant(services.database, actor.tenantId, async (scope) => {
    const id = await survivorOf(scope, request.id);
    if (!(await setBlocked(scope, id, request.blocked ? now : null))) throw new BusinessError('not_found');
    await publishEvents(scope, [contactUpdated(id, ['blocked_at'])], now);
    await recordOnce(scope, call, request.blocked ? 'contact.block' : 'contact.unblock', ['contact', id], now);
  });
  return readContact(services, actor, request.id);
}
