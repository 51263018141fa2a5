import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open-database.ts';

/** Makes what a new embedded database begins as: one that has everything but rows. @param folder where it is put */
export async function makeTemplate(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const made = await mkdtemp(`${folder}-`);
  try {
    const database = await openDatabase({ directory: made });
    await migrate(database);
    await database.close();
    await rm(folder, { recursive: true, force: true });
    await rename(join(made, 'database'), folder);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}
