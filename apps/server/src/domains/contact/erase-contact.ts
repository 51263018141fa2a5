import type { contacts } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { eraseConversations } from '#/domains/conversation/erase-conversations.ts';
import { purgeUploads } from '#/domains/upload/purge-uploads.ts';
import { releaseFiles } from '#/domains/upload/release-files.ts';
import { requireWholeContact } from '#/domains/reach/require-whole-contact.ts';
import { BusinessError } from '#/errors.ts';
import { deleteContact, lockContact, lockConversationsOf } from './contact.repository.ts';

/** Removes a contact and everything that was said, in one transaction. @throws BusinessError not_found; refused for who sees a part of it */
export async function eraseContact(call: Call<typeof contacts.erase>) {
  const { request, actor, services } = call;
  await requireWholeContact(services, actor, request.id);
  const erased = await inTenant(services.database, actor.tenantId, async (scope) => {
    // Conversations are locked before their contact, as everywhere; a merge may have brought more until the contact is.
    await lockConversationsOf(scope, request.id);
    if (!(await lockContact(scope, request.id))) throw new BusinessError('not_found');
    const ids = await lockConversationsOf(scope, request.id);
    await releaseFiles(scope, ids, request.id, services.now());
    const messages = await eraseConversations(scope, ids);
    await deleteContact(scope, request.id);
    const gone = { conversations: ids.length, messages };
    await recordAudit(scope, call, 'contact.erase', ['contact', request.id], services.now(), gone);
    return gone;
  });
  services.announcer.contactErased(actor.tenantId, request.id);
  // The rows are gone; the files go now, or with the next purge where this is cut off.
  await purgeUploads(services, actor.tenantId);
  return erased;
}
