import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { Services } from '#/services.ts';
import { clearFacts, fingerprints, listSettled, writeFacts } from './conversation-fact.repository.ts';
import { writeFactDays } from './day-fact.repository.ts';
import { daysOf, writeConversations, writeDays } from './fact.repository.ts';
import { hoursNow, writeOpenTimes } from './open-times.ts';
import { dayIn } from './period-in.ts';
import { changedAfter, lockState, readState, saveUntil, startOver, takeDue, type ChangePosition } from './state.repository.ts';

/** Conversations that one statement looks at. */
const CONVERSATIONS_AT_ONCE = 1_000;
/** Longest time from the moment that a change is stamped with until others see it, in milliseconds. */
const COMMIT_MAX_MS = 60_000;
/** How far back facts are held against the tables every night, in milliseconds. */
const CHECKED_MS = 35 * 86_400_000;

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
  await inTenant(database, tenantId, writeFactDays);
}

/** Up to when everything of the business is counted, in milliseconds since 1970; null while nothing has been. */
export async function countedUntil(scope: TenantScope): Promise<number | null> {
  return (await readState(scope))?.until ?? null;
}

/** Counts everything anew, from what is there; the counts of erased conversations stay. */
export async function rebuildFacts(services: CountServices, tenantId: number): Promise<void> {
  await inTenant(services.database, tenantId, async (scope) => {
    const timezone = await tenantTimezone(scope);
    await lockState(scope, timezone);
    await startOver(scope, timezone, await hoursNow(scope));
    await clearFacts(scope);
  });
  await keepTenantFacts(services, tenantId);
}

/**
 * Holds the facts of lately changed conversations against the tables, in every business: a difference is mended, logged as an error, and told
 * to whoever looks after the business.
 */
export async function checkFacts({ log, ...services }: CountServices & Pick<Services, 'log'>): Promise<void> {
  for (const tenantId of await inPlatform(services.database, listTenantIds)) {
    const differing = await checkTenantFacts(services, tenantId);
    if (differing.length > 0)
      log.error(
        { tenant: tenantId, conversations: differing.slice(0, 20), count: differing.length },
        'figures differed from the tables, and were counted anew',
      );
  }
}

/** @returns ids of conversations whose facts were not what the tables say; now they are */
export async function checkTenantFacts(services: CountServices, tenantId: number): Promise<string[]> {
  await keepTenantFacts(services, tenantId);
  const differing: string[] = [];
  let after: string | undefined;
  do {
    const from = after;
    const { ids, wrong } = await inTenant(services.database, tenantId, (scope) => checkPage(scope, from, services.now()));
    differing.push(...wrong);
    after = ids.length === CONVERSATIONS_AT_ONCE ? ids.at(-1) : undefined;
  } while (after !== undefined);
  await inTenant(services.database, tenantId, writeFactDays);
  return differing;
}

async function checkPage(scope: TenantScope, after: string | undefined, now: number): Promise<{ ids: string[]; wrong: string[] }> {
  const { timezone, until } = await lockState(scope, await tenantTimezone(scope));
  const range = { since: until - CHECKED_MS, before: until - COMMIT_MAX_MS, after };
  const ids = await listSettled(scope, range, CONVERSATIONS_AT_ONCE);
  if (ids.length === 0) return { ids, wrong: [] };
  const kept = await fingerprints(scope, ids);
  await writeConversations(scope, ids, timezone, until);
  await writeFacts(scope, ids, timezone);
  await writeOpenTimes(scope, ids);
  const counted = await fingerprints(scope, ids);
  const wrong = ids.filter((id) => kept.get(id) !== counted.get(id));
  if (wrong.length > 0) {
    await writeDays(scope, await daysOf(scope, wrong, timezone), timezone);
    const day = dayIn(timezone, now);
    await publishEvents(scope, [{ type: 'figures.corrected', subjectId: day, facts: { count: wrong.length } }], now);
  }
  return { ids, wrong };
}

/** @returns where the next page begins; undefined where this was the last */
async function countPage(scope: TenantScope, after: ChangePosition | undefined, now: number): Promise<ChangePosition | undefined> {
  const timezone = await tenantTimezone(scope);
  let state = await lockState(scope, timezone);
  const hours = await hoursNow(scope);
  if (state.timezone !== timezone || state.hours !== hours) {
    // Days begin at another moment in another zone, so that every one of them is another day; and other hours are open.
    await startOver(scope, timezone, hours);
    await clearFacts(scope);
    state = { timezone, hours, until: 0 };
  }
  const page = await changedAfter(scope, state.until - COMMIT_MAX_MS, after, CONVERSATIONS_AT_ONCE);
  const due = after ? [] : await takeDue(scope, now);
  const ids = [...new Set([...page.map(({ id }) => id), ...due])];
  for (let first = 0; first < ids.length; first += CONVERSATIONS_AT_ONCE)
    await count(scope, ids.slice(first, first + CONVERSATIONS_AT_ONCE), timezone, now);
  const last = page.length === CONVERSATIONS_AT_ONCE ? page.at(-1) : undefined;
  await saveUntil(scope, last ? last.at : now);
  return last;
}

async function count(scope: TenantScope, ids: readonly string[], timezone: string, now: number): Promise<void> {
  await writeConversations(scope, ids, timezone, now);
  await writeFacts(scope, ids, timezone);
  await writeOpenTimes(scope, ids);
  await writeDays(scope, await daysOf(scope, ids, timezone), timezone);
}
