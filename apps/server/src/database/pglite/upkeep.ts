import { inBackground, takeTurn } from '#/database/give-way.ts';
import type { Database } from '#/database/open-database.ts';

/** As PostgreSQL's own defaults: a table is due when so many rows of it changed, and this part of all of it. */
const VACUUM_ROWS = 50;
const VACUUM_PART = 0.2;
const INSERTED_ROWS = 1_000;
const ANALYZE_ROWS = 50;
const ANALYZE_PART = 0.1;

interface DueTable {
  readonly name: string;
  readonly vacuum: boolean;
}

const DUE_SQL = `
  SELECT quote_ident(s.schemaname) || '.' || quote_ident(s.relname) AS name,
    s.n_dead_tup > ${VACUUM_ROWS} + ${VACUUM_PART} * greatest(c.reltuples, 0)
      OR s.n_ins_since_vacuum > ${INSERTED_ROWS} + ${VACUUM_PART} * greatest(c.reltuples, 0) AS vacuum,
    s.n_mod_since_analyze > ${ANALYZE_ROWS} + ${ANALYZE_PART} * greatest(c.reltuples, 0) AS analyze
  FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid`;

/**
 * What the autovacuum processes of PostgreSQL do, for the embedded database that has none: without it dead rows are never taken out, and
 * the plans of foreign keys that were made while a table was small look at every row of it for as long as the server runs. One table at a
 * time, each when nobody else waits.
 *
 * @returns names of the tables that were tended
 */
export async function tendEmbedded(database: Database): Promise<string[]> {
  if (database.engine !== 'pglite') return [];
  const { rows } = await database.pool.query<DueTable & { analyze: boolean }>(DUE_SQL);
  const due = rows.filter(({ vacuum, analyze }) => vacuum || analyze);
  for (const { name, vacuum } of due) {
    const endTurn = await takeTurn(inBackground(database));
    try {
      await database.pool.query(`${vacuum ? 'VACUUM (ANALYZE)' : 'ANALYZE'} ${name}`);
    } finally {
      endTurn();
    }
  }
  return due.map(({ name }) => name);
}
