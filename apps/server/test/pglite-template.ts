import { PGlite } from '@electric-sql/pglite';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with the migrated PGlite that each test file's own begins as; undefined where the tests use PostgreSQL. */
    pgliteImage: string | undefined;
  }
}

let folder: string | undefined;

/** Migrates a PGlite once for the whole run, and keeps it as the image that every test file's own begins as. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'lobby-test-pglite-'));
  const dataDir = join(folder, 'data');
  const database = await openDatabase({ directory: dataDir });
  await migrate(database);
  await database.close();
  const stored = await PGlite.create({ dataDir: join(dataDir, 'database') });
  const image = join(folder, 'image.tar');
  await writeFile(image, new Uint8Array(await (await stored.dumpDataDir('none')).arrayBuffer()));
  await stored.close();
  project.provide('pgliteImage', image);
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true });
}
