import type { Database } from '#/database/open-database.ts';

/**
 * Fills tables with a tenant's rows, in one transaction: its connection acts for the tenant no longer than that.
 * @param statements run one after the other
 */
export async function fillTenant({ pool }: Pick<Database, 'pool'>, tenant: number, statements: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL app.tenant_id = '${tenant}';`);
    for (const statement of statements) {
      await client.query(statement);
      // The plans of foreign keys were made when the tables were empty.
      await client.query('ANALYZE');
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
