import { setTimeout } from 'node:timers/promises';
import { inBackground, quietSince, takeTurn } from '#/database/give-way.ts';
import type { Database } from '#/database/open-database.ts';

/** As PostgreSQL's own defaults: a table is due when so many rows of it changed, and this part of all of it. */
const VACUUM_ROWS = 50;
const VACUUM_PART = 0.2;
const INSERTED_ROWS = 1_000;
const ANALYZE_ROWS = 50;
const ANALYZE_PART = 0.1;

interface DueTable {
  readonly name: string;
  readonly vacuum: boolean;
  readonly analyze: boolean;
}

const DUE_SQL = `
  SELECT quote_ident(s.schemaname) || '.' || quote_ident(s.relname) AS name,
    s.n_dead_tup > ${VACUUM_ROWS} + ${VACUUM_PART} * greatest(c.reltuples, 0)
      OR s.n_ins_since_vacuum > ${INSERTED_ROWS} + ${VACUUM_PART} * greatest(c.reltuples, 0) AS vacuum,
    s.n_mod_since_analyze > ${ANALYZE_ROWS} + ${ANALYZE_PART} * greatest(c.reltuples, 0) AS analyze
  FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid`;

/** Rows of a table that are looked at for its statistics are 300 times as many: a third of what PostgreSQL takes, in a third of the time. */
const STATISTICS_TARGET = 30;

/** The log begins anew when it has grown by so much, and whoever waits when it has grown by that much; in bytes. */
const LOG_BYTES = 32 * 1_048_576;
const LOG_MAX_BYTES = 512 * 1_048_576;
const LOG_SQL = 'SELECT (pg_current_wal_insert_lsn() - redo_lsn)::bigint AS bytes FROM pg_control_checkpoint()';
/** What the log is called among what was tended. */
const LOG = 'pg_wal';

/** When dead rows are taken out, in milliseconds. */
export interface Patience {
  /** Nobody has used the database for so long. */
  quietMs: number;
  /** It is waited for so long until nobody has. */
  waitMs: number;
  /** A table that has been due for so long is tended whoever waits. */
  overdueMs: number;
}
const PATIENCE: Patience = { quietMs: 1_000, waitMs: 5_000, overdueMs: 600_000 };
const LOOK_MS = 100;

/** Since when tables of a database are due, in milliseconds of `performance.now()`. */
const dueSince = new WeakMap<Database['pool'], Map<string, number>>();

/**
 * What the autovacuum processes of PostgreSQL do, for the embedded database that has none: without it dead rows are never taken out, and
 * the plans of foreign keys that were made while a table was small look at every row of it for as long as the server runs. One table at a
 * time, each when nobody else waits. Dead rows of a large table take tenths of a second, in which nobody is answered: they wait for a
 * moment in which nobody asks.
 *
 * Its log has no end either unless somebody makes checkpoints: it would fill the disk, and all of it would be read after a crash.
 *
 * @returns names of the tables that were tended, and `pg_wal` where the log was
 */
export async function tendEmbedded(database: Database, patience: Patience = PATIENCE): Promise<string[]> {
  if (database.engine !== 'pglite') return [];
  const tables = await tendTables(database, patience);
  return !database.pool.ending && (await tendLog(database, patience)) ? [...tables, LOG] : tables;
}

async function tendLog(database: Database, { quietMs, waitMs }: Patience): Promise<boolean> {
  const { rows } = await database.pool.query<{ bytes: number }>(LOG_SQL);
  const bytes = rows[0]?.bytes ?? 0;
  if (bytes < LOG_BYTES) return false;
  if (bytes < LOG_MAX_BYTES && !(await isQuietBy(database, quietMs, performance.now() + waitMs))) return false;
  return inTurn(database, 'CHECKPOINT');
}

async function tendTables(database: Database, { quietMs, waitMs, overdueMs }: Patience): Promise<string[]> {
  const { rows } = await database.pool.query<DueTable>(DUE_SQL);
  const tended = new Set<string>();
  for (const { name } of rows.filter(({ analyze }) => analyze)) {
    const isDone = await inTurn(database, `BEGIN; SET LOCAL default_statistics_target = ${STATISTICS_TARGET}; ANALYZE ${name}; COMMIT`);
    if (isDone) tended.add(name);
  }
  const now = performance.now();
  const before = dueSince.get(database.pool) ?? new Map<string, number>();
  const due = new Map(rows.filter(({ vacuum }) => vacuum).map(({ name }) => [name, before.get(name) ?? now] as const));
  dueSince.set(database.pool, due);
  for (const [name, since] of due) {
    if (now - since < overdueMs && !(await isQuietBy(database, quietMs, now + waitMs))) continue;
    if (!(await inTurn(database, `VACUUM ${name}`))) continue;
    due.delete(name);
    tended.add(name);
  }
  return [...tended];
}

/** Resolves with true once nobody has used the database for so long, with false where that is not so in time, or it is closing. */
async function isQuietBy(database: Database, quietMs: number, until: number): Promise<boolean> {
  while (quietSince(database) < quietMs) {
    if (performance.now() >= until || database.pool.ending) return false;
    await setTimeout(LOOK_MS);
  }
  return true;
}

/** @returns false where the database is closing: it is tended after its next start */
async function inTurn(database: Database, statements: string): Promise<boolean> {
  const endTurn = await takeTurn(inBackground(database));
  try {
    // The wait for the turn may have been long.
    if (database.pool.ending) return false;
    await database.pool.query(statements);
    return true;
  } finally {
    endTurn();
  }
}
