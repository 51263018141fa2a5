import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '#/database/open-database.ts';
import { TEMPLATE, withDatabase } from './postgres-template.ts';

/** A migrated database of the test file's own: a copy of the template on the run's PostgreSQL, or a PGlite in memory. */
export async function openTestDatabase(): Promise<Database> {
  const [url, image] = [inject('postgresUrl'), inject('pgliteImage')];
  if (url !== undefined) return openCopy(url);
  if (image !== undefined) return openDatabase({ image });
  throw new Error('Tests with a database are named *.db.test.ts, *.engines.test.ts or *.pglite.test.ts');
}

async function openCopy(url: string): Promise<Database> {
  const copy = await copyTemplate(url);
  const database = await openDatabase({ url: copy.url, poolSize: 4 });
  return {
    ...database,
    async close() {
      await database.close();
      await copy.drop();
    },
  };
}

/** A copy of the template on the run's PostgreSQL, for who opens it. */
export async function copyTemplate(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `lobby_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(url, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  return { url: withDatabase(url, name), drop: () => asAdmin(url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
