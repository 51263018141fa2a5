import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pg, { type PoolClient } from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '#/database/open-database.ts';
import { keepStatements } from './keep-statements.ts';
import { TEMPLATE, withDatabase } from './postgres-template.ts';

/** How late transactions begin, in milliseconds at most; 0 leaves them as they are. For `LATE_DATABASE_MS=120 pnpm test:db`. */
const LATE_MS = Number(process.env['LATE_DATABASE_MS'] ?? 0);
/** Share of the transactions that begin late. */
const LATE_SHARE = 0.15;
/** Tests that set the clock leave this one alone. */
const sleep = promisify(globalThis.setTimeout);

/** Has some transactions begin late, as on a busy machine: a test that does not wait for what goes on behind a call fails then. */
function delayed(database: Database): Database {
  if (LATE_MS === 0) return database;
  const pool = new Proxy(database.pool, {
    get(target, name) {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  async function connect(): Promise<PoolClient> {
    if (Math.random() < LATE_SHARE) await sleep(Math.random() * LATE_MS);
    return database.pool.connect();
  }
  return { ...database, pool };
}

/**
 * A migrated database with nothing in it: on the run's PostgreSQL one that earlier files of the process have left, emptied, or a copy of the
 * template where all are in use; otherwise a PGlite in memory.
 */
export async function openTestDatabase(): Promise<Database> {
  const [url, image] = [inject('postgresUrl'), inject('pgliteImage')];
  if (url !== undefined) return delayed(await lend(url));
  if (image !== undefined) return delayed(await openDatabase({ image }));
  throw new Error('Tests with a database are named *.db.test.ts, *.engines.test.ts or *.pglite.test.ts');
}

/** Databases of this process that no test uses, with their connections: one that has served before answers in half the time of a new one. */
const free: Database[] = [];
/** Tables that migrations fill, whose rows are the schema's, and how much there is of everything else. */
let template: { filled: ReadonlySet<string>; size: string } | undefined;

async function lend(url: string): Promise<Database> {
  const database = (await takeFree()) ?? (await openCopy(url));
  template ??= { filled: new Set(await tablesWithRows(database)), size: await sizeOfSchema(database) };
  return { ...database, hooks: {}, close: async () => void free.push(database) };
}

/** How long a connection that nobody uses is kept, in milliseconds. */
const IDLE_MS = 60_000;

async function openCopy(url: string): Promise<Database> {
  const database = await openDatabase({ url: (await copyTemplate(url)).url, poolSize: 4 });
  keepStatements(database.pool);
  // A connection that is opened anew learns all tables again.
  database.pool.options.idleTimeoutMillis = IDLE_MS;
  return database;
}

/** One that has served before, emptied; one whose schema a test has changed serves nobody else. */
async function takeFree(): Promise<Database | undefined> {
  for (let left = free.pop(); left; left = free.pop()) {
    if ((await sizeOfSchema(left)) === template?.size) {
      await forgetSettings(left);
      await empty(left, template.filled);
      return left;
    }
    await left.close();
  }
  return undefined;
}

/** Puts back what a test has set for the length of a connection, on each of them. */
async function forgetSettings({ pool }: Database): Promise<void> {
  // Nobody else uses the pool, so each of the statements gets a connection of its own.
  await Promise.all(Array.from({ length: pool.totalCount }, () => pool.query('RESET ALL')));
}

async function sizeOfSchema({ pool }: Database): Promise<string> {
  const parts = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc', 'pg_policy'];
  const { rows } = await pool.query<{ size: string }>(
    `SELECT concat_ws(' ', ${parts.map((part) => `(SELECT count(*) FROM ${part})`).join(', ')}) AS size`,
  );
  return rows[0]?.size ?? '';
}

/** Tables larger than this are vacuumed when they were emptied, or the next test would read past what is gone. Bytes. */
const VACUUMED = 1_048_576;

async function empty({ pool }: Database, filled: ReadonlySet<string>): Promise<void> {
  const tables = (await tablesWithPages({ pool })).filter((table) => !filled.has(table));
  // Without looking whether rows refer to each other, so in any order.
  const deletes = tables.map((table) => `DELETE FROM ${table};`).join('\n');
  await pool.query(`BEGIN; SET LOCAL session_replication_role = replica; ${deletes} COMMIT;`);
  const { rows } = await pool.query<{ name: string }>(
    'SELECT t.name FROM unnest($1::text[]) AS t(name) WHERE pg_table_size(t.name::regclass) > $2',
    [tables, VACUUMED],
  );
  if (rows.length > 0) await pool.query(`VACUUM ${rows.map(({ name }) => name).join(', ')}`);
}

/** Those that rows were ever written to: planning a look into every table takes longer than deleting from these. */
async function tablesWithPages({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM pg_tables CROSS JOIN LATERAL format('%I.%I', schemaname, tablename) AS name
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND pg_relation_size(name::regclass) > 0`,
  );
  return rows.map(({ name }) => name);
}

async function tablesWithRows({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const tables = await tablesWithPages({ pool });
  const asked = tables.map((name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name})`).join(' UNION ALL ');
  const { rows } = await pool.query<{ name: string }>(asked);
  return rows.map(({ name }) => name);
}

/** A copy of the template on the run's PostgreSQL, for who opens it. */
export async function copyTemplate(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${inject('copyPrefix') ?? ''}${randomBytes(6).toString('hex')}`;
  await asAdmin(url, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  return { url: withDatabase(url, name), drop: () => asAdmin(url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
