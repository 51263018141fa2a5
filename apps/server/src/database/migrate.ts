import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './open-database.ts';

/** Folder of the migrations. */
export const MIGRATIONS = new URL('../../migrations/', import.meta.url);
/** Any number; all servers agree on it, so that one migrates while the others wait. */
const ADVISORY_LOCK = 5_622_901;

/**
 * Applies the migrations that the database has not seen, each in a transaction of its own, in the order of their names.
 * @returns names of those applied now
 */
export async function migrate(database: Database): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())');
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migration');
    const seen = new Set(rows.map(({ name }) => name));
    const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql') && !seen.has(name)).toSorted();
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

/** True when every migration of this build is in the database. */
export async function isMigrated(database: Database): Promise<boolean> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql'));
  const { rows } = await database.pool.query<{ count: number }>('SELECT count(*) AS count FROM migration WHERE name = ANY($1)', [names]);
  return rows[0]?.count === names.length;
}
