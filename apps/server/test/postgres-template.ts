import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open-database.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL whose database `TEMPLATE` is migrated; undefined where the tests use PGlite. */
    postgresUrl: string | undefined;
  }
}

/** The database that the tests' own are copied from. */
export const TEMPLATE = 'lobby_template';

let started: PostgresServer | undefined;

/** Starts one PostgreSQL for the whole run, or uses the one at DATABASE_URL, and migrates the template. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['DATABASE_URL'];
  started = given ? undefined : await startPostgres();
  const url = given ?? started?.url ?? '';
  await makeTemplate(url);
  project.provide('postgresUrl', url);
}

export async function teardown(): Promise<void> {
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

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
