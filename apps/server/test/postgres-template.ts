import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open-database.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL whose database `TEMPLATE` is migrated; undefined where the tests use PGlite. */
    postgresUrl: string | undefined;
    /** What the databases of this run are called at the beginning. */
    copyPrefix: string | undefined;
  }
}

/** The database that the tests' own are copied from. */
export const TEMPLATE = 'lobby_template';

let started: PostgresServer | undefined;
let given: string | undefined;
const copyPrefix = `lobby_test_${randomBytes(4).toString('hex')}_`;

/** Starts one PostgreSQL for the whole run, or uses the one at DATABASE_URL, and migrates the template. */
export async function setup(project: TestProject): Promise<void> {
  given = process.env['DATABASE_URL'];
  started = given ? undefined : await startPostgres();
  const url = given ?? started?.url ?? '';
  await makeTemplate(url);
  project.provide('postgresUrl', url);
  project.provide('copyPrefix', copyPrefix);
}

export async function teardown(): Promise<void> {
  if (given) await dropCopies(given);
  await started?.stop();
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const database = await openDatabase({ url: withDatabase(url, TEMPLATE), poolSize: 2 });
  await migrate(database);
  await database.close();
}

/** On a server that stays nothing is left. */
async function dropCopies(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rows } = await admin.query<{ name: string }>('SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)', [
    copyPrefix,
  ]);
  for (const { name } of rows) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
