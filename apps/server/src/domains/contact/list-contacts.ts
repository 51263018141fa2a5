import type { OpenContact } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { readContacts, type ContactFilter } from './list.repository.ts';

/** A page of contacts, the latest made first. @param after the id of the last one of the page before */
export async function listContacts(
  services: Services,
  { tenantId }: StaffActor,
  filter: ContactFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ items: OpenContact[]; hasMore: boolean }> {
  const found = await inTenant(services.database, tenantId, (scope) => readContacts(scope, filter, after, limit + 1));
  return { items: found.slice(0, limit), hasMore: found.length > limit };
}
