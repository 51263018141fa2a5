import type { Config } from '#/config.ts';
import { beginDatabase, type BegunDatabase } from './open-database.ts';
import { builtTemplate } from './pglite/built-template.ts';

/**
 * Begins to open the database of the configuration; the process ends where the embedded one stops by itself.
 * @throws DirectoryInUse
 */
export function beginConfigured({
  databaseUrl,
  data,
  databasePool,
}: Pick<Config, 'databaseUrl' | 'data' | 'databasePool'>): Promise<BegunDatabase> {
  if (databaseUrl) return beginDatabase({ url: databaseUrl, poolSize: databasePool, onCrash: endProcess });
  return beginDatabase({ directory: data, template: builtTemplate, onCrash: endProcess });
}

/** Without its database the process can keep no promise; whoever watches over it starts another. */
function endProcess(error: Error): never {
  process.stderr.write(`The embedded database stopped: ${error.message}\n`);
  process.exit(1);
}
