import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS } from '#/database/migrate.ts';

/** Where a build puts it. */
const FOLDER = new URL('../../../dist/', import.meta.url);

/** Folder of what a new embedded database begins as, in a build with these migrations: that of others is never taken for it. */
export async function templateFolder(): Promise<string> {
  const digest = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS)).toSorted()) digest.update(name).update(await readFile(new URL(name, MIGRATIONS)));
  return fileURLToPath(new URL(`database-${digest.digest('hex').slice(0, 16)}`, FOLDER));
}

/** The same where there is a build. */
export async function builtTemplate(): Promise<string | undefined> {
  const folder = await templateFolder();
  return existsSync(folder) ? folder : undefined;
}
