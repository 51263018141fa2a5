import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Position in the queue, 1 being next, and the median wait in seconds of the last twenty who were served. */
export async function queueState(
  { tenantId, db }: TenantScope,
  conversationId: string,
): Promise<{ position: number; wait: number | null }> {
  const { rows } = await db.execute(sql`SELECT
      (SELECT count(*) FROM conversation o, conversation c WHERE c.tenant_id = ${tenantId} AND c.id = ${conversationId} AND o.tenant_id = ${tenantId} AND o.status = 'queued'
        AND (o.queued_at, o.id) <= (c.queued_at, c.id)) AS position,
      (SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_human_reply_at - queued_at)))::int FROM
        (SELECT first_human_reply_at, queued_at FROM conversation WHERE tenant_id = ${tenantId} AND first_human_reply_at >= queued_at
          ORDER BY first_human_reply_at DESC LIMIT 20) served) AS wait`);
  return rows[0] as unknown as { position: number; wait: number | null };
}
