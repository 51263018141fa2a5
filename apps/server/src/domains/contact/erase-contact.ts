import type { contacts } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { purgeUploads } from '#/domains/upload/purge-uploads.ts';
import { releaseFiles } from '#/domains/upload/release-files.ts';
import { BusinessError } from '#/errors.ts';
import { eraseContact as erase, lockConversationsOf } from './contact.repository.ts';

/** Removes a contact and everything that was said, in one transaction. @throws BusinessError not_found */
export async function eraseContact(call: Call<typeof contacts.erase>) {
  const { request, actor, services } = call;
  const erased = await inTenant(services.database, actor.tenantId, async (scope) => {
    await releaseFiles(scope, await lockConversationsOf(scope, request.id), request.id, services.now());
    const found = await erase(scope, request.id);
    if (!found) throw new BusinessError('not_found');
    await recordAudit(scope, call, 'contact.erase', ['contact', request.id], services.now());
    return found;
  });
  services.announcer.contactErased(actor.tenantId, request.id);
  // The rows are gone; the files go now, or with the next purge where this is cut off.
  await purgeUploads(services, actor.tenantId);
  return erased;
}
