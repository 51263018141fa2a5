import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open-database.ts';
import { beginDirectory } from './begin-directory.ts';
import { makeTemplate } from './make-template.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobby-begin-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inFolder = (name: string) => join(folder, name);

/** What stands for a database in these tests. */
async function aDatabase(name: string, rows: string): Promise<() => Promise<string>> {
  await mkdir(inFolder(name));
  await writeFile(join(inFolder(name), 'PG_VERSION'), '18\n');
  await writeFile(join(inFolder(name), 'rows'), rows);
  return () => Promise.resolve(inFolder(name));
}
const rowsOf = (name: string) => readFile(join(inFolder(name), 'rows'), 'utf8');

test('a new one begins as a copy, one that stands is left as it is', async () => {
  const template = await aDatabase('template', 'none');
  await (
    await beginDirectory(inFolder('database'), template)
  )();
  expect(await rowsOf('database')).toBe('none');
  await writeFile(join(inFolder('database'), 'rows'), 'many');
  await (
    await beginDirectory(inFolder('database'), template)
  )();
  expect(await rowsOf('database')).toBe('many');
});

test('one whose making was cut off is made anew', async () => {
  const template = await aDatabase('template', 'none');
  await beginDirectory(inFolder('database'), template);
  await writeFile(join(inFolder('database'), 'rows'), 'half');
  const finish = await beginDirectory(inFolder('database'), template);
  expect(await rowsOf('database')).toBe('none');
  await finish();
  await beginDirectory(inFolder('empty'));
  expect(existsSync(inFolder('empty'))).toBe(false);
});

test('one that begins without a copy counts as begun only once it stands and is on the disk', async () => {
  const finish = await beginDirectory(inFolder('database'));
  await expect(finish()).rejects.toThrow('ENOENT');
  expect(existsSync(inFolder('database.begun'))).toBe(true);
  await aDatabase('database', 'some');
  await finish();
  expect(existsSync(inFolder('database.begun'))).toBe(false);
});

test('what a build makes has every migration, and is opened as any other', async () => {
  await makeTemplate(inFolder('template'));
  const database = await openDatabase({ directory: inFolder('data'), template: () => Promise.resolve(inFolder('template')) });
  expect(await migrate(database)).toEqual([]);
  await database.pool.query('CREATE TABLE kept (at int)');
  await database.close();
  const again = await openDatabase({ directory: inFolder('data'), template: () => Promise.resolve(inFolder('template')) });
  expect((await again.pool.query('SELECT * FROM kept')).rows).toEqual([]);
  await again.close();
});
