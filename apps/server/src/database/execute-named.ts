import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Drizzle } from './open-database.ts';

const dialect = new PgDialect();

/**
 * Runs a statement that each connection keeps parsed under a name, and planned once it has been run a few times: half of the time of a short
 * one. Its text is always the same, so whatever differs from call to call is a parameter.
 * @returns its rows, as the database gives them
 */
export async function executeNamed<Row>(db: Drizzle, name: string, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const { rows } = await db.$client.query({ name, text, values: params });
  return rows as Row[];
}
