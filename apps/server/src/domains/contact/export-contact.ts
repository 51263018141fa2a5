import type { contacts } from '@lobby/contract';
import type { Call, FileAnswer } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { TELLING_TABLES } from '#/domains/conversation/erase-conversations.ts';
import { BusinessError } from '#/errors.ts';
import { dumpContact } from './contact.repository.ts';

/** Everything that is stored about a contact, as JSON; that it was read is written down. @throws BusinessError not_found */
export async function exportContact(call: Call<typeof contacts.export>): Promise<FileAnswer> {
  const { request, actor, services } = call;
  const now = services.now();
  const dump = await inTenant(services.database, actor.tenantId, async (scope) => {
    const found = await dumpContact(scope, request.id, TELLING_TABLES);
    if (!found['contact']?.length) throw new BusinessError('not_found');
    await recordAudit(scope, call, 'contact.export', ['contact', request.id], now);
    return found;
  });
  const bytes = Buffer.from(`${JSON.stringify({ exported_at: new Date(now).toISOString(), ...dump }, undefined, 2)}\n`);
  return { name: `contact-${request.id}.json`, type: 'application/json; charset=utf-8', bytes };
}
