import type { Logger } from 'pino';
import type { Overhear } from '#/announcer.ts';
import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import { isWithinReach, type PartMember } from './is-within-reach.ts';
import { findPartMembers, findPlace, findPlacesOf } from './reach.repository.ts';

/** A change of who sees what that was made by another server is known after so long, in milliseconds. */
const KNOWN_MS = 5_000;

/** Tells members who see a part of the conversations of those that they see. A business where everybody sees all costs nothing here. */
export function createOverhear(database: Database, now: () => number, log: Logger): Overhear {
  const known = new Map<number, { until: number; members: Promise<PartMember[]> }>();

  function membersOf(tenantId: number): Promise<PartMember[]> {
    const found = known.get(tenantId);
    if (found && found.until > now()) return found.members;
    const members = inTenant(database, tenantId, findPartMembers);
    known.set(tenantId, { until: now() + KNOWN_MS, members });
    return members;
  }

  return {
    eachWithin(tenantId, conversationId, was, tell) {
      tellEach().catch((error: unknown) => {
        known.delete(tenantId);
        log.error({ err: error }, 'who sees a conversation could not be told of it');
      });

      async function tellEach(): Promise<void> {
        const members = await membersOf(tenantId);
        if (members.length === 0) return;
        const place = await inTenant(database, tenantId, (scope) => findPlace(scope, conversationId));
        const places = [place, was].filter((each) => each !== undefined);
        for (const member of members) if (places.some((each) => isWithinReach(member, each))) tell(member.userId);
      }
    },
    eachOfContacts(tenantId, contactIds, tell) {
      tellEach().catch((error: unknown) => {
        known.delete(tenantId);
        log.error({ err: error }, 'who sees a visitor could not be told of it');
      });

      async function tellEach(): Promise<void> {
        const members = await membersOf(tenantId);
        if (members.length === 0) return;
        const places = await inTenant(database, tenantId, (scope) => findPlacesOf(scope, contactIds));
        for (const member of members) {
          const seen = new Set(places.filter((place) => isWithinReach(member, place)).map(({ contactId }) => contactId));
          if (seen.size > 0) tell(member.userId, seen);
        }
      }
    },
    forget: (tenantId) => void known.delete(tenantId),
  };
}
