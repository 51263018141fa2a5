import { PGlite } from '@electric-sql/pglite';
import { fdatasyncSync, fsyncSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { durableParams, DurableFiles } from './durable-files.ts';

vi.mock(import('node:fs'), async (original) => {
  const real = await original();
  return { ...real, fdatasyncSync: vi.fn<typeof fdatasyncSync>(real.fdatasyncSync), fsyncSync: vi.fn<typeof fsyncSync>(real.fsyncSync) };
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobby-durable-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (parameters: string[]) => PGlite.create({ fs: new DurableFiles(join(folder, 'database')), startParams: parameters });
const flushed = () => ({ files: vi.mocked(fdatasyncSync).mock.calls.length, folders: vi.mocked(fsyncSync).mock.calls.length });
/** How often files, and folders, were flushed meanwhile. */
async function flushes(work: () => Promise<unknown>): Promise<{ files: number; folders: number }> {
  const before = flushed();
  await work();
  const after = flushed();
  return { files: after.files - before.files, folders: after.folders - before.folders };
}

test('a commit is flushed, a reading is not, and the log begins anew only after the files of the tables', async () => {
  const database = await open(durableParams(PGlite.defaultStartParams));
  await database.exec('CREATE TABLE kept (at int)');
  expect(await flushes(() => database.query('INSERT INTO kept VALUES (1)'))).toEqual({ files: 1, folders: 0 });
  expect(await flushes(() => database.query('SELECT * FROM kept'))).toEqual({ files: 0, folders: 0 });
  expect((await flushes(() => database.exec('CHECKPOINT'))).files).toBeGreaterThan(2);
  await database.close();
});

test('PGlite’s own settings flush nothing', async () => {
  const database = await open(PGlite.defaultStartParams);
  expect((await database.query('SELECT * FROM kept')).rows).toEqual([{ at: 1 }]);
  expect(await flushes(() => database.exec('CREATE TABLE lost (at int); CHECKPOINT'))).toEqual({ files: 0, folders: 0 });
  await database.close();
});
