import type { Reach } from '@lobby/contract';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool, types, type PoolClient } from 'pg';
import { beginDirectory } from './pglite/begin-directory.ts';
import { claimDirectory } from './pglite/claim-directory.ts';
import { startPgliteThread, type PgliteThread, type ThreadStream } from './pglite/pglite-thread.ts';

/** Drizzle on one connection, which `$client` is. */
export type Drizzle = NodePgDatabase & { readonly $client: PoolClient };

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly pool: Pool;
  /** Connections for what must be written down at once, whatever else is under way; left out where there is one connection in all. */
  readonly arrivals?: Pool;
  /** Opens a transaction on a connection with statements that give no rows; where they fail, the first statement in it does. */
  readonly begin: (client: PoolClient, statements: string) => Promise<unknown>;
  /** What every transaction stays within: a member's reach, or the channels of a key; all of the tenant where it is left out. */
  readonly within?: { readonly userId: number; readonly reach: Reach } | { readonly channelIds: readonly string[] };
  /** Called behind the commit of a transaction that wrote events; nothing waits for it. */
  readonly hooks: { onEvents?: (tenantId: number) => void };
  /** Nobody waits for what is done in it; see `inBackground`. */
  readonly isBackground?: boolean;
  /** What is asked for once it is closing never begins, instead of failing: the next start does it, and nobody hears of it now. */
  readonly isLeftAtEnd?: boolean;
  /** Its tables have no foreign keys to check: it works well with plans of any age. */
  readonly keepsPlans?: boolean;
  /** Its named statements are planned once for each connection; see `planningOnce`. */
  readonly isPlannedOnce?: boolean;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL address; undefined opens the embedded database. */
  url?: string | undefined;
  /** Folder of the embedded database; undefined keeps it in memory. */
  directory?: string | undefined;
  /** Finds the folder of a closed embedded database that a new one begins as: a tenth of the time of making one. */
  template?: (() => Promise<string | undefined>) | undefined;
  /** File that an embedded database in memory begins as, a dump of another's folder. */
  image?: string | undefined;
  /** Connections to PostgreSQL; the embedded database has one. */
  poolSize?: number;
  onCrash?: (error: Error) => void;
}

/** Connections beside the pool's, for what must be written down at once. */
const ARRIVALS_POOL_SIZE = 2;
/** Longest wait for a connection of the pool, in milliseconds. */
const CONNECT_TIMEOUT_MS = 15_000;

// bigint columns hold ids, counters and epoch milliseconds, all below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/** A database that may be put to use already: what it is asked waits until it is open. */
export interface BegunDatabase {
  database: Database;
  /** Resolves when it is open, rejects where it cannot be; this thread may be kept busy meanwhile. */
  opened: Promise<void>;
}

/** Opens PostgreSQL, or PGlite in its own thread behind the same driver. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { database, opened } = await beginDatabase(options);
  await opened;
  return database;
}

/** The same, without waiting for the end. */
export async function beginDatabase({
  url,
  directory,
  template,
  image,
  poolSize = 10,
  onCrash = raise,
}: DatabaseOptions): Promise<BegunDatabase> {
  if (url) return { database: openPostgres(url, poolSize), opened: Promise.resolve() };
  let release = () => Promise.resolve();
  if (directory) {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    release = await claimDirectory(directory);
  }
  const dataDir = directory && join(directory, 'database');
  const finish = dataDir === undefined ? undefined : await beginDirectory(dataDir, template);
  const thread = startPgliteThread({ dataDir, image }, onCrash);
  const opened = thread.opened.then(() => finish?.());
  // Told to whoever waits for it.
  opened.catch(() => undefined);
  return { database: openPglite(thread, release), opened };
}

function openPostgres(url: string, poolSize: number): Database {
  const [pool, arrivals] = [poolSize, ARRIVALS_POOL_SIZE].map((max) => openPool(url, max)) as [Pool, Pool];
  return {
    engine: 'postgres',
    pool,
    arrivals,
    hooks: {},
    begin: (client, statements) => client.query(statements),
    close: async () => void (await Promise.all([pool.end(), arrivals.end()])),
  };
}

function openPool(url: string, max: number): Pool {
  const pool = new Pool({ connectionString: url, max, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true, pipeline: true });
  pool.on('error', ignoreLostClient);
  // Between two statements of a transaction nobody listens to a connection: one that breaks then would end the process.
  pool.on('connect', (client) => client.on('error', ignoreLostClient));
  return pool;
}

/** @param release gives up the folder, after the thread has closed it */
function openPglite(thread: PgliteThread, release: () => Promise<void>): Database {
  // The pool holds one connection at a time.
  let stream: ThreadStream | undefined;
  const pool = new Pool({
    stream: () => (stream = thread.connect()),
    max: 1,
    idleTimeoutMillis: 0,
    pipeline: true,
    user: 'postgres',
    database: 'postgres',
  });
  return {
    engine: 'pglite',
    pool,
    hooks: {},
    begin(_client, statements) {
      stream?.openWithNext(statements);
      return Promise.resolve();
    },
    async close() {
      await pool.end();
      await thread.close();
      await release();
    },
  };
}

/** Drizzle on one connection. */
export function drizzleOn(client: PoolClient): Drizzle {
  return drizzle({ client });
}

/** The pool drops a connection that broke and opens another when one is needed; the statement that needs it reports. */
function ignoreLostClient(): void {
  return undefined;
}

function raise(error: Error): never {
  throw error;
}
