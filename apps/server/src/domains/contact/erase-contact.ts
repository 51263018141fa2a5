import type { contacts } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { holdEvents } from '#/events/hold-events.ts';
import { publishEvents } from '#/events/publish-events.ts';
import { eraseConversations } from '#/domains/conversation/erase-conversations.ts';
import { forgetBrowsers } from '#/domains/diversion-link/forget-browsers.ts';
import { eraseMailsFrom } from '#/domains/order-mail/inbound/erase-mails-from.ts';
import { purgeUploads } from '#/domains/upload/purge-uploads.ts';
import { releaseFiles } from '#/domains/upload/release-files.ts';
import { requireWholeContact } from '#/domains/reach/require-whole-contact.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { forgetVisitor } from '#/domains/visitor/authenticate-visitor.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { lockContact, lockConversationsOf } from './contact.repository.ts';
import { deleteRows, findPerson } from './person.repository.ts';
import type { Person } from './personal-tables.ts';

/**
 * Removes a contact and everything that was said, in one transaction: in every table, in letters that wait, in mails that were refused.
 * @throws BusinessError not_found; refused for who sees a part of it
 */
export async function eraseContact(call: Call<typeof contacts.erase>) {
  const { request, actor } = call;
  await requireWholeContact(call.services, actor, request.id);
  const services = beyondReach(call.services);
  const erased = await inTenant(services.database, actor.tenantId, async (scope) => {
    await holdEvents(scope);
    // Conversations are locked before their contact, as everywhere; a merge may have brought more until the contact is.
    await lockConversationsOf(scope, request.id);
    const person = (await lockContact(scope, request.id)) ? await findPerson(scope, request.id) : undefined;
    if (!person) throw new BusinessError('not_found');
    await lockConversationsOf(scope, request.id);
    const gone = { conversations: person.conversationIds.length, messages: await erasePerson(services, scope, person) };
    await publishEvents(scope, [{ type: 'contact.erased', subjectId: request.id }], services.now());
    await recordAudit(scope, call, 'contact.erase', ['contact', request.id], services.now(), gone);
    return gone;
  });
  forgetVisitor(services, request.id);
  services.announcer.contactErased(actor.tenantId, request.id);
  // The rows are gone; the files go now, or with the next purge where this is cut off.
  await purgeUploads(services, actor.tenantId);
  return erased;
}

/** @returns how many messages there were */
async function erasePerson({ hooks, now }: Pick<Services, 'hooks' | 'now'>, scope: TenantScope, person: Person): Promise<number> {
  const { contactId, conversationIds, emails } = person;
  await forgetBrowsers(scope, conversationIds);
  await releaseFiles(scope, conversationIds, contactId, now());
  const messages = await eraseConversations(hooks, scope, conversationIds);
  await eraseMailsFrom(scope, emails);
  await hooks.onErased(scope, [contactId]);
  await deleteRows(scope, person);
  return messages;
}
