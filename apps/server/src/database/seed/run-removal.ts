import type { Config } from '#/config.ts';
import { migrate } from '#/database/migrate.ts';
import { beginConfigured } from '#/database/open-configured.ts';
import { openFileStore } from '#/outside/file-store.ts';
import { removeDemo } from './remove-demo.ts';

/** Removes the demo from the database of a server that does not run. @returns what was done, in a sentence */
export async function runRemoval(config: Config): Promise<string> {
  const { database, opened } = await beginConfigured(config);
  try {
    await opened;
    await migrate(database);
    const removed = await removeDemo({ database, files: openFileStore(config), now: Date.now() });
    return removed > 0
      ? 'The demo is removed, and does not come back. Whoever signs up now begins with a business of their own.'
      : 'There is no demo in this database.';
  } finally {
    await database.close();
  }
}
