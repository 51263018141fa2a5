import type { Inbound } from '#/channels/port/inbound.ts';
import { inTenant } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { followAddress } from '#/domains/contact/follow-address.ts';
import type { Applying } from './apply-event.ts';
import { keepWho } from './keep-who.ts';
import { findPerson, readAddresses, renameAddress, type KnownPerson } from './person.repository.ts';

/**
 * Somebody has another number or hidden identity: their conversations go on under it, and nothing is sent any more to what they had, which may be
 * somebody else's soon.
 * @returns false where nobody was known by it
 */
export async function applyMoved(
  { services, connection: { tenantId, channelId } }: Applying,
  { sender, from }: Inbound & { kind: 'moved' },
): Promise<boolean> {
  return inTenant(services.database, tenantId, async (scope) => {
    const contactId = await findPerson(scope, channelId, from);
    if (contactId === undefined) return false;
    for (const [before, after] of movesOf(await readAddresses(scope, channelId, contactId), from, sender.addresses)) {
      await renameAddress(scope, channelId, before, after);
      if (after !== null) await followAddress(scope, channelId, before, after);
    }
    await keepWho(scope, await findSurvivor(scope, contactId), sender);
    return true;
  });
}

const schemeOf = (address: string) => address.slice(0, address.indexOf(':'));

/** What becomes of the addresses that go together; null of one that has no successor. Pure. */
function movesOf(known: readonly KnownPerson[], from: readonly string[], now: readonly string[]): [before: string, after: string | null][] {
  const named = known.filter(({ address }) => from.includes(address));
  // A number and a hidden identity that wrote together are one person's.
  const together = known.filter(({ lastInAt }) => lastInAt !== null && named.some((each) => each.lastInAt === lastInAt));
  return [...new Set([...named, ...together])].map(({ address }) => [
    address,
    now.find((each) => schemeOf(each) === schemeOf(address)) ?? null,
  ]);
}
