import type { Contact, Locale } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { changeContact, type ContactChange } from './contact.repository.ts';
import { findByExternalId, insertContact } from './list.repository.ts';
import { findByEmail } from './mailed.repository.ts';
import { readContact } from './read-contact.ts';

/** Somebody who has not written yet. */
export type NewContact = { [Field in keyof ContactChange]?: ContactChange[Field] | undefined } & { id: string; locale: Locale };

/** Adds somebody, or finds who has the same external id or e-mail address, of whom nothing is changed. */
export async function createContact(
  services: Services,
  actor: StaffActor,
  { id, locale, ...given }: NewContact,
): Promise<Contact & { created: boolean }> {
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null)) as ContactChange;
  const made = await inTenant(services.database, actor.tenantId, async (scope) => {
    const same = await findSame(scope, known);
    if (same !== undefined && same !== id) return { id: same, created: false };
    if (await insertContact(scope, id, locale, services.now())) await changeContact(scope, id, known);
    return { id, created: true };
  });
  return { ...(await readContact(services, actor, made.id)), created: made.created };
}

async function findSame(scope: TenantScope, { external_id: externalId, email }: ContactChange): Promise<string | undefined> {
  const byId = typeof externalId === 'string' ? await findByExternalId(scope, externalId) : undefined;
  return byId ?? (typeof email === 'string' ? findByEmail(scope, email) : undefined);
}
