import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** What waits for somebody: open gaps, pending suggestions, open conflicts. */
export async function countWaiting({ tenantId, db }: TenantScope): Promise<{ gaps: number; suggestions: number; conflicts: number }> {
  const { rows } = await db.execute(sql`SELECT
    (SELECT count(*)::int FROM corpus_gap WHERE tenant_id = ${tenantId} AND status = 'open') AS gaps,
    (SELECT count(*)::int FROM corpus_suggestion WHERE tenant_id = ${tenantId} AND status = 'pending') AS suggestions,
    (SELECT count(*)::int FROM corpus_conflict c JOIN corpus_entry l ON l.tenant_id = c.tenant_id AND l.id = c.left_id JOIN corpus_entry r ON r.tenant_id = c.tenant_id AND r.id = c.right_id
      WHERE c.tenant_id = ${tenantId} AND c.status = 'open' AND l.status = 'published' AND r.status = 'published') AS conflicts`);
  return rows[0] as { gaps: number; suggestions: number; conflicts: number };
}
