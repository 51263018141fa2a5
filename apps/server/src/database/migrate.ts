import { readdir, readFile } from 'node:fs/promises';
import { DatabaseNewer } from './database-newer.ts';
import type { Database } from './open-database.ts';

/** Folder of the migrations. */
export const MIGRATIONS = new URL('../../migrations/', import.meta.url);
/** Any number; all servers agree on it, so that one migrates while the others wait. */
const ADVISORY_LOCK = 5_622_901;

/**
 * Applies the migrations that the database has not seen, each in a transaction of its own, in the order of their names.
 * @returns names of those applied now
 * @throws DatabaseNewer
 */
export async function migrate(database: Database): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())');
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migration');
    const seen = new Set(rows.map(({ name }) => name));
    const own = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
    refuseNewer([...seen], own);
    const names = own.filter((name) => !seen.has(name));
    for (const name of names) {
      const sql = await readFile(new URL(name, MIGRATIONS), 'utf8');
      await client.query(`BEGIN;\n${sql}\nINSERT INTO migration (name) VALUES ('${name}');\nCOMMIT;`).catch(async (error: unknown) => {
        await client.query('ROLLBACK');
        throw new Error(`Migration ${name} failed and was undone`, { cause: error });
      });
    }
    return names;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCK]);
    client.release();
  }
}

/** What was applied after the latest that this build knows is a later build's. */
function refuseNewer(seen: readonly string[], own: readonly string[]): void {
  const newest = seen.toSorted().at(-1);
  if (newest !== undefined && newest > (own.at(-1) ?? '')) throw new DatabaseNewer(newest);
}

/** True when every migration of this build is in the database. */
export async function isMigrated(database: Database): Promise<boolean> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql'));
  const { rows } = await database.pool.query<{ count: number }>('SELECT count(*) AS count FROM migration WHERE name = ANY($1)', [names]);
  return rows[0]?.count === names.length;
}
