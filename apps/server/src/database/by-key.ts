import { sql, type SQL } from 'drizzle-orm';

/**
 * SQL: the end of a subquery for the one row in which the last column of a key is `value`, while what comes before fixes the other columns. As a
 * range and in its order, so that only the index of that key will do: with `=`, whoever plans it while the tables are nearly empty takes any
 * other index of the tenant, and goes through all of its rows once there are many.
 * @param column the last one of a key
 * @param value SQL; a column of what the subquery is joined to
 */
export function byKey(column: string, value: string): SQL {
  return sql.raw(`${column} >= ${value} AND ${column} <= ${value} ORDER BY ${column} LIMIT 1`);
}
