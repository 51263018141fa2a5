import { inPlatform, inTenant } from '#/database/transaction.ts';
import { readSettings } from '#/domains/team/session-settings.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { SEEN_EVERY_MS } from '#/domains/visitor/session-life.ts';
import type { Services } from '#/services.ts';
import { findLong, type LongWait } from './assignment.repository.ts';

const MINUTE_MS = 60_000;

/**
 * Ends what waits in the queue and whose visitor has been gone for as long as the business says. Who left an address in it waits for an
 * answer there, and who is there waits for one here. @returns how many were ended
 */
export async function abandonLeft(services: Services): Promise<number> {
  const { database, ledger, now } = services;
  let ended = 0;
  for (const tenantId of await inPlatform(database, listTenantIds)) {
    const { abandon_minutes: minutes } = await inTenant(database, tenantId, readSettings);
    if (minutes === 0) continue;
    const before = now() - minutes * MINUTE_MS;
    for (const wait of await inTenant(database, tenantId, (scope) => findLong(scope, before, before - SEEN_EVERY_MS))) {
      if (!(await isGone(services, tenantId, wait, before))) continue;
      const outcome = await ledger.submit(tenantId, wait.id, { kind: 'abandon', lastSeq: wait.lastSeq });
      if (outcome.refused === undefined && outcome.changed) ended += 1;
    }
  }
  return ended;
}

/** Who is not remembered to have left was last here when their browser last called, which `findLong` has looked at. */
async function isGone({ visitors }: Services, tenantId: number, { contactId }: LongWait, before: number): Promise<boolean> {
  const { online, left_at: leftAt } = await visitors.find(tenantId, contactId);
  return !online && (leftAt === null || leftAt <= before);
}
