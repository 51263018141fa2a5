import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** What has tags of its own. */
export type Tagged = 'conversation' | 'contact';

/** Tags that the business uses, the most used first; those of contacts that were merged are their survivor's. */
export async function readTags({ tenantId, db }: TenantScope, of: Tagged, limit: number): Promise<string[]> {
  const stands = of === 'contact' ? sql`merged_into IS NULL` : sql`TRUE`;
  const { rows } =
    await db.execute(sql`SELECT tag FROM (SELECT unnest(tags) AS tag FROM ${sql.identifier(of)} WHERE tenant_id = ${tenantId} AND tags <> '{}' AND ${stands}) used
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${limit}`);
  return (rows as unknown as { tag: string }[]).map(({ tag }) => tag);
}
