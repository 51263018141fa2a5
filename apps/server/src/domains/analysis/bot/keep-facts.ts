import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import type { Services } from '#/services.ts';
import { daysOf, writeConversations, writeDays } from './fact.repository.ts';
import { changedAfter, lockState, saveUntil, startOver, takeDue, type ChangePosition } from './state.repository.ts';

/** Conversations of one transaction. */
const CONVERSATIONS_AT_ONCE = 1_000;
/** Longest time from the moment that a change is stamped with until others see it, in milliseconds. */
const COMMIT_MAX_MS = 60_000;

type CountServices = Pick<Services, 'database' | 'now'>;

/** Counts what the bot did since the last time, in every business. Safe to repeat. */
export async function keepFacts(services: CountServices): Promise<void> {
  for (const tenantId of await inPlatform(services.database, listTenantIds)) await keepTenantFacts(services, tenantId);
}

/** Counts what has changed in one business since the last time: new questions, later thumbs and ratings, silence that has become long enough. */
export async function keepTenantFacts({ database, now }: CountServices, tenantId: number): Promise<void> {
  let after: ChangePosition | undefined;
  do {
    const from = after;
    after = await inTenant(database, tenantId, (scope) => countPage(scope, from, now()));
  } while (after);
}

/** Counts everything anew, from what is there; the counts of erased conversations stay. */
export async function rebuildFacts(services: CountServices, tenantId: number): Promise<void> {
  await inTenant(services.database, tenantId, async (scope) => {
    const timezone = await tenantTimezone(scope);
    await lockState(scope, timezone);
    await startOver(scope, timezone);
  });
  await keepTenantFacts(services, tenantId);
}

/** @returns where the next page begins; undefined where this was the last */
async function countPage(scope: TenantScope, after: ChangePosition | undefined, now: number): Promise<ChangePosition | undefined> {
  const timezone = await tenantTimezone(scope);
  let state = await lockState(scope, timezone);
  if (state.timezone !== timezone) {
    // Days begin at another moment in another zone, so that every one of them is another day.
    await startOver(scope, timezone);
    state = { timezone, until: 0 };
  }
  const page = await changedAfter(scope, state.until - COMMIT_MAX_MS, after, CONVERSATIONS_AT_ONCE);
  const due = after ? [] : await takeDue(scope, now);
  await count(scope, [...new Set([...page.map(({ id }) => id), ...due])], timezone, now);
  const last = page.length === CONVERSATIONS_AT_ONCE ? page.at(-1) : undefined;
  await saveUntil(scope, last ? last.at : now);
  return last;
}

async function count(scope: TenantScope, ids: readonly string[], timezone: string, now: number): Promise<void> {
  if (ids.length === 0) return;
  await writeConversations(scope, ids, timezone, now);
  await writeDays(scope, await daysOf(scope, ids, timezone), timezone);
}
