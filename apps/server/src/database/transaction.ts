import { FRESH_PLANS, takeTurn } from './give-way.ts';
import type { Database, Drizzle } from './open-database.ts';
import { drizzleOn } from './open-database.ts';

/** One transaction in which row-level security shows the rows of one tenant only. */
export interface TenantScope {
  readonly tenantId: number;
  /** It shows what is within somebody's reach only. */
  readonly isPart?: boolean;
  readonly db: Drizzle;
  /** Events were written in it: whoever hands them on is woken by its commit. */
  hasEvents?: boolean;
}

/** One transaction outside of any tenant: tables with a tenant show the rows of `userId`'s own membership at most. */
export interface PlatformScope {
  readonly db: Drizzle;
  /** Tenants that it went on as: whoever hands on their events is woken by its commit. */
  entered?: readonly TenantScope[];
}

/**
 * The end of a transaction whose last statements have all been sent already, with `executeNamed`: the commit goes out right behind them
 * instead of waiting for their answers, and where one of them fails it undoes everything.
 */
export class Ending<T> {
  /** What the transaction comes to, once those statements are answered. */
  readonly outcome: Promise<T>;
  constructor(outcome: Promise<T>) {
    this.outcome = outcome;
    // Told to whoever runs the transaction, behind its commit.
    outcome.catch(() => undefined);
  }
}

/** Runs `work` in one transaction as the tenant; everything is undone when it throws. */
export async function inTenant<T>(database: Database, tenantId: number, work: (scope: TenantScope) => Promise<T | Ending<T>>): Promise<T> {
  let scope: TenantScope | undefined;
  const done = await run(database, settings(tenantId, 0) + reachSettings(database) + planSettings(database), (db) => {
    scope = { tenantId, isPart: database.within !== undefined, db };
    return work(scope);
  });
  if (scope?.hasEvents) database.hooks.onEvents?.(tenantId);
  return done;
}

/**
 * Runs one statement in a transaction as the tenant, in one round trip, on connections that nothing else holds: what has to be written down at once.
 * On the embedded database, which has a single one, it goes ahead of what waits.
 * It publishes no events.
 * @returns how many rows it wrote
 */
export async function writeAtOnce(database: Database, tenantId: number, text: string, values: readonly unknown[]): Promise<number> {
  const endTurn = await takeTurn(database, true);
  try {
    const client = await (database.arrivals ?? database.pool).connect();
    let broken: Error | undefined;
    try {
      const opened = database.begin(client, settings(tenantId, 0));
      // Where the statement fails, the transaction has failed, and its commit undoes it.
      const [opening, written, committed] = await Promise.allSettled([opened, client.query(text, [...values]), client.query('COMMIT')]);
      for (const each of [opening, written, committed]) {
        if (each.status === 'fulfilled') continue;
        if (committed.status === 'rejected') broken = committed.reason as Error;
        throw each.reason;
      }
      return (written as PromiseFulfilledResult<{ rowCount: number | null }>).value.rowCount ?? 0;
    } finally {
      client.release(broken);
    }
  } finally {
    endTurn();
  }
}

/** Runs `work` in one transaction without a tenant. */
export async function inPlatform<T>(database: Database, work: (scope: PlatformScope) => Promise<T>, userId = 0): Promise<T> {
  let scope: PlatformScope | undefined;
  const done = await run(database, settings(0, userId), (db) => {
    scope = { db };
    return work(scope);
  });
  for (const { tenantId, hasEvents } of scope?.entered ?? []) if (hasEvents) database.hooks.onEvents?.(tenantId);
  return done;
}

/** The same database, in which nothing of a tenant beyond a member's reach, or outside of some channels, exists. */
export function limitTo(database: Database, within: NonNullable<Database['within']>): Database {
  return { ...database, within };
}

/**
 * The same database for work that sends the same few statements over and over, each of which looks up rows by their keys. Planning one of many
 * parts takes longer than running it, so what has a name is planned once for each connection, whatever the parameters; and by way of the
 * indexes, and in their order, also while its tables are nearly empty, as the plan outlives that.
 */
export function planningOnce(database: Database): Database {
  return { ...database, isPlannedOnce: true };
}

/** @returns what follows the other settings of a transaction */
function planSettings({ isPlannedOnce }: Database): string {
  return isPlannedOnce
    ? ' SET LOCAL plan_cache_mode = force_generic_plan; SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off;'
    : '';
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function reachSettings({ within }: Database): string {
  if (!within) return '';
  if ('channelIds' in within) {
    if (!within.channelIds.every((id) => UUID.test(id))) throw new TypeError('ids of channels are UUIDs');
    return ` SET LOCAL ROLE lobby_within; SET LOCAL app.member_id = '0'; SET LOCAL app.reach = 'channels'; SET LOCAL app.channel_ids = '{${within.channelIds.join(',')}}';`;
  }
  if (!Number.isSafeInteger(within.userId)) throw new TypeError('user ids are integers');
  return ` SET LOCAL ROLE lobby_within; SET LOCAL app.member_id = '${within.userId}'; SET LOCAL app.reach = '${within.reach === 'team' ? 'team' : 'own'}';`;
}

// The role is neither owner nor superuser, so the policies bind it on PGlite too, whose own user is a superuser.
function settings(tenantId: number, userId: number): string {
  if (!Number.isSafeInteger(tenantId) || !Number.isSafeInteger(userId)) throw new TypeError('tenant and user ids are integers');
  return `BEGIN; SET LOCAL ROLE lobby_app; SET LOCAL app.tenant_id = '${tenantId}'; SET LOCAL app.user_id = '${userId}';`;
}

async function run<T>(database: Database, begin: string, work: (db: Drizzle) => Promise<T | Ending<T>>): Promise<T> {
  const endTurn = await takeTurn(database);
  if (database.isLeftAtEnd && database.pool.ending) {
    // Looked at after the wait for the turn, within which the database may have begun to close.
    endTurn();
    return new Promise(() => undefined);
  }
  try {
    return await transact(database, begin, work);
  } finally {
    endTurn();
  }
}

async function transact<T>(database: Database, begin: string, work: (db: Drizzle) => Promise<T | Ending<T>>): Promise<T> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    const isFresh = database.isBackground === true && database.keepsPlans !== true && database.engine === 'pglite';
    const opened = database.begin(client, isFresh ? begin.replace('BEGIN;', `BEGIN; ${FRESH_PLANS}`) : begin);
    // The work's first statement goes out right behind the opening: where that fails, every statement until the end of the transaction does.
    const [opening, worked] = await Promise.allSettled([opened, work(drizzleOn(client))]);
    if (opening.status === 'rejected') throw opening.reason;
    if (worked.status === 'rejected') throw worked.reason;
    if (!(worked.value instanceof Ending)) {
      await client.query('COMMIT');
      return worked.value;
    }
    const [ended, committed] = await Promise.allSettled([worked.value.outcome, client.query('COMMIT')]);
    if (ended.status === 'rejected') throw ended.reason;
    if (committed.status === 'rejected') throw committed.reason;
    return ended.value;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
