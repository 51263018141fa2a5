import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeTurn } from '#/database/give-way.ts';
import { openDatabase, type Database } from '#/database/open-database.ts';
import { tendEmbedded, type Patience } from './upkeep.ts';

const ROWS = 20_000;
/** Writes after which the plan of a foreign key stays as it is. */
const SETTLED = 10;

/** Nobody is waited for. */
const AT_ONCE: Patience = { quietMs: 0, waitMs: 0, overdueMs: 600_000 };

/** Nobody has asked for so long that it is never so here. */
const NEVER_QUIET: Patience = { ...AT_ONCE, quietMs: 60_000 };

let database: Database;
beforeAll(async () => {
  database = await openDatabase({});
});
afterAll(() => database.close());

/** Somebody asks something again and again. @returns ends that */
function keepAsking(): () => Promise<void> {
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      (await takeTurn(database))();
      await setImmediate();
    }
  })();
  return () => {
    over.abort();
    return asking;
  };
}

async function statistics(): Promise<{ seq: number; dead: number }> {
  await database.pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await database.pool.query<{ seq: number; dead: number }>(
    "SELECT seq_scan AS seq, n_dead_tup AS dead FROM pg_stat_user_tables WHERE relname = 'parent'",
  );
  return rows[0] ?? { seq: 0, dead: 0 };
}

/** How often rows that refer to another table made the database read all of that. */
async function readsOfAll(from: number, rows: number): Promise<number> {
  const before = await statistics();
  for (let no = from; no < from + rows; no += 1) await database.pool.query('INSERT INTO child VALUES ($1, 1)', [no]);
  return (await statistics()).seq - before.seq;
}

test('a table that grew is looked at anew, and dead rows are taken out, once', async () => {
  const { pool } = database;
  await pool.query('CREATE TABLE parent (id int PRIMARY KEY, hits int NOT NULL DEFAULT 0)');
  await pool.query('CREATE TABLE child (id int PRIMARY KEY, parent_id int NOT NULL REFERENCES parent)');
  await pool.query('INSERT INTO parent VALUES (1)');
  await pool.query('VACUUM (ANALYZE) parent');
  expect(await readsOfAll(1, SETTLED)).toBe(SETTLED);
  await pool.query('INSERT INTO parent SELECT no FROM generate_series(2, $1::int) no', [ROWS]);
  await pool.query('UPDATE parent SET hits = hits + 1');
  expect(await readsOfAll(100, SETTLED)).toBe(SETTLED);
  expect((await statistics()).dead).toBeGreaterThan(0);
  expect(await tendEmbedded(database, AT_ONCE)).toContain('public.parent');
  expect(await readsOfAll(200, SETTLED)).toBe(0);
  expect((await statistics()).dead).toBe(0);
  expect(await tendEmbedded(database, AT_ONCE)).not.toContain('public.parent');
});

test('dead rows wait until nobody asks, and not for ever', async () => {
  const { pool } = database;
  await pool.query('UPDATE parent SET hits = hits + 1');
  const stopAsking = keepAsking();
  await tendEmbedded(database, NEVER_QUIET);
  expect((await statistics()).dead).toBeGreaterThan(0);
  await tendEmbedded(database, { ...NEVER_QUIET, overdueMs: 0 });
  expect((await statistics()).dead).toBe(0);
  await pool.query('UPDATE parent SET hits = hits + 1');
  await statistics();
  await stopAsking();
  await tendEmbedded(database, { ...AT_ONCE, quietMs: 1, waitMs: 60_000 });
  expect((await statistics()).dead).toBe(0);
});

test('the log begins anew when it has grown, in a moment in which nobody asks', async () => {
  const { pool } = database;
  const logged = async () =>
    (await pool.query<{ at: string }>('SELECT redo_lsn::text AS at FROM pg_control_checkpoint()')).rows[0]?.at ?? '';
  const begun = await logged();
  expect(await tendEmbedded(database, AT_ONCE)).not.toContain('pg_wal');
  await pool.query('CREATE TABLE filled AS SELECT no, repeat(md5(no::text), 30) AS words FROM generate_series(1, 40000) no');
  const stopAsking = keepAsking();
  expect(await tendEmbedded(database, NEVER_QUIET)).not.toContain('pg_wal');
  expect(await logged()).toBe(begun);
  await stopAsking();
  expect(await tendEmbedded(database, AT_ONCE)).toContain('pg_wal');
  expect(await logged()).not.toBe(begun);
  expect(await tendEmbedded(database, AT_ONCE)).not.toContain('pg_wal');
});

test('a PostgreSQL that tends itself is left alone', async () => {
  expect(await tendEmbedded({ ...database, engine: 'postgres' })).toEqual([]);
});

test('a database that is closing is left as it is, and that is no failure', async () => {
  const closing = await openDatabase({});
  await closing.pool.query('CREATE TABLE parent AS SELECT no, 0 AS hits FROM generate_series(1, $1::int) no', [ROWS]);
  await closing.pool.query('UPDATE parent SET hits = hits + 1');
  await closing.pool.query('SELECT pg_stat_force_next_flush()');
  const endTurn = await takeTurn(closing);
  const tending = tendEmbedded(closing, AT_ONCE);
  await closing.pool.query('SELECT 1');
  const closed = closing.close();
  endTurn();
  await expect(tending).resolves.toEqual([]);
  await closed;
});
