import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { Drizzle } from './open-database.ts';

const dialect = new PgDialect();
const names = new Map<string, string>();

/**
 * Runs a statement that each connection parses once and then only executes. For the few statements of every message: their texts
 * have to be always the same, since each text stays with the connection.
 */
export async function prepared<Row>(db: Drizzle, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const name = names.get(text) ?? `lobby_${names.size + 1}`;
  names.set(text, name);
  const client = (db as Drizzle & { $client: PoolClient }).$client;
  const { rows } = await client.query<Row & Record<string, unknown>>({ name, text, values: params });
  return rows;
}
