import type { TenantScope } from '#/database/transaction.ts';
import { contactUpdated, publishEvents } from '#/events/publish-events.ts';
import { BusinessError } from '#/errors.ts';
import type { ModuleHooks } from '#/server-module.ts';
import { findSides } from './find-sides.ts';
import { findSurvivor } from './find-survivor.ts';
import { findByExternalId, lockExternalId, markIdentified } from './identity/identity.repository.ts';
import { joinContacts } from './join-contacts.ts';
import { lockSides } from './merge.repository.ts';

/** Who has signed in, and which contact went into them. */
export interface Identified {
  contactId: string;
  /** Their conversations and browsers came along. */
  mergedId: string | undefined;
  /** Nobody had vouched for them before. */
  isFirst: boolean;
}

/**
 * The contact of an external id that the business's own systems vouch for. Whoever wrote without a name until now becomes that contact,
 * with everything that was said; without one either, one is made.
 * @param before the contact that the browser has been so far @param make makes one, and tells its id
 * @throws BusinessError identity_other where the contact before has signed in as somebody else
 */
export async function identifyContact(
  { hooks, now }: { hooks: ModuleHooks; now: number },
  scope: TenantScope,
  { externalId, before, make }: { externalId: string; before: string | undefined; make: () => Promise<string> },
): Promise<Identified> {
  await lockExternalId(scope, externalId);
  const knownId = before === undefined ? undefined : await findSurvivor(scope, before);
  const [known] = knownId === undefined ? [] : await lockSides(scope, [knownId]);
  if (known && known.identified_at !== null && known.external_id !== externalId) throw new BusinessError('identity_other');
  const contactId = (await findByExternalId(scope, externalId, knownId)) ?? knownId ?? (await make());
  const isOther = knownId !== undefined && contactId !== knownId;
  if (isOther) {
    const { from, into, isMerged } = await findSides(scope, knownId, contactId);
    if (!isMerged) await joinContacts({ hooks, now }, scope, { from, into }, []);
  }
  const isFirst = await markIdentified(scope, contactId, externalId, now);
  if (isFirst) await publishEvents(scope, [contactUpdated(contactId, ['external_id'])], now);
  return { contactId, mergedId: isOther ? knownId : undefined, isFirst };
}
