import type { contacts, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { requireWholeContact } from '#/domains/reach/require-whole-contact.ts';
import { BusinessError } from '#/errors.ts';
import { EXPORT_LINK_TTL_MS, exportPath } from './export-link.ts';
import { countFiles, findPerson } from './person.repository.ts';

/**
 * Leads to everything that is stored about a contact; that it was asked for is written down.
 * @throws BusinessError not_found; refused for who sees a part of it
 */
export async function exportContact(call: Call<typeof contacts.export>): Promise<ResponseOf<typeof contacts.export>> {
  const { request, actor, services } = call;
  const now = services.now();
  await requireWholeContact(services, actor, request.id);
  const held = await inTenant(services.database, actor.tenantId, async (scope) => {
    const person = await findPerson(scope, request.id);
    if (!person) throw new BusinessError('not_found');
    await recordAudit(scope, call, 'contact.export', ['contact', request.id], now);
    return countFiles(scope, person);
  });
  const expiresAt = now + EXPORT_LINK_TTL_MS;
  const url = exportPath({ tenantId: actor.tenantId, contactId: request.id }, services.secrets, expiresAt);
  return { url, expires_at: expiresAt, ...held };
}
