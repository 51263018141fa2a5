import { PGlite } from '@electric-sql/pglite';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open-database.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL whose database `TEMPLATE` is migrated; undefined where the tests use PGlite. */
    postgresUrl: string | undefined;
    /** File with the migrated PGlite that each test file's own begins as; undefined where the tests use PostgreSQL. */
    pgliteImage: string | undefined;
  }
}

/** The database that each test file's own is copied from. */
export const TEMPLATE = 'lobby_template';

/**
 * With LOBBY_TEST_DATABASE=postgres, starts one PostgreSQL for the whole run, or uses the one at DATABASE_URL, and
 * migrates the database that every test file's own is copied from. Otherwise does the same with a PGlite.
 */
export async function setup(project: TestProject): Promise<void> {
  if (process.env['LOBBY_TEST_DATABASE'] === 'postgres') {
    const given = process.env['DATABASE_URL'];
    started = given ? undefined : await startPostgres();
    const url = given ?? started?.url ?? '';
    await makeTemplate(url);
    project.provide('postgresUrl', url);
  } else {
    imageFolder = await mkdtemp(join(tmpdir(), 'lobby-test-pglite-'));
    project.provide('pgliteImage', await makeImage(imageFolder));
  }
}

export async function teardown(): Promise<void> {
  await started?.stop();
  if (imageFolder) await rm(imageFolder, { recursive: true, force: true });
}

let imageFolder: string | undefined;

async function makeImage(folder: string): Promise<string> {
  const dataDir = join(folder, 'data');
  const database = await openDatabase({ directory: dataDir });
  await migrate(database);
  await database.close();
  const stored = await PGlite.create({ dataDir: join(dataDir, 'database') });
  const image = join(folder, 'image.tar');
  await writeFile(image, new Uint8Array(await (await stored.dumpDataDir('none')).arrayBuffer()));
  await stored.close();
  return image;
}

let started: PostgresServer | undefined;

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
