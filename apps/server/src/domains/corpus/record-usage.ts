import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** How a visitor judged an answer; null is not at all. */
export type Verdict = 'good' | 'bad' | null;

/** Counts that the bot answered with these entries. Rows are locked in the order of their ids, so that no two wait for each other. */
export async function recordHit({ tenantId, db }: TenantScope, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return;
  await db.execute(sql`UPDATE corpus_entry SET hit_count = hit_count + 1
    WHERE tenant_id = ${tenantId} AND id IN (
      SELECT id FROM corpus_entry WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(entryIds)}::uuid[]) ORDER BY id FOR NO KEY UPDATE)`);
}

/** Counts a visitor's judgement, which may replace an earlier one. */
export async function recordVerdict({ tenantId, db }: TenantScope, entryId: string, from: Verdict, to: Verdict): Promise<void> {
  if (from === to) return;
  const change = (verdict: Verdict) => Number(to === verdict) - Number(from === verdict);
  await db.execute(sql`UPDATE corpus_entry SET good_count = greatest(0, good_count + ${change('good')}), bad_count = greatest(0, bad_count + ${change('bad')})
    WHERE tenant_id = ${tenantId} AND id = ${entryId}`);
}
