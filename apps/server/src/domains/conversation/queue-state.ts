import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { expectWait, PACE_MS } from './expect-wait.ts';

/** Older waits say nothing of today's, in milliseconds. */
const USUAL_MS = 86_400_000;
/** Of those who were answered last, the wait of so many is the usual one. */
const SERVED = 20;

interface QueueRow {
  /** 1 is next; null where somebody was asked already. */
  position: number | null;
  waitedS: number;
  usualS: number | null;
  answered: number;
}

/** Position in the queue, 1 being next, and in how many seconds a person can be expected, as the queue moves now. */
export async function queueState(
  { tenantId, db }: TenantScope,
  conversationId: string,
  { hasRoom, at }: { hasRoom: boolean; at: number },
): Promise<{ position: number | null; wait: number | null }> {
  const since = (ms: number) => sql`to_timestamp(${at - ms}::double precision / 1000.0)`;
  const { rows } =
    await db.execute(sql`WITH served AS MATERIALIZED (SELECT first_human_reply_at AS "at", first_human_reply_at - queued_at AS wait FROM conversation
      WHERE tenant_id = ${tenantId} AND first_human_reply_at >= queued_at AND first_human_reply_at > ${since(USUAL_MS)} ORDER BY first_human_reply_at DESC LIMIT ${SERVED})
    SELECT CASE WHEN c.owner_kind = 'queue' THEN (SELECT count(*) FROM conversation o WHERE o.tenant_id = ${tenantId} AND o.status = 'queued'
        AND (o.queued_at, o.id) <= (c.queued_at, c.id)) END AS position,
      greatest(extract(epoch FROM ${since(0)} - coalesce(c.queued_at, c.waiting_since, ${since(0)})), 0)::float8 AS "waitedS",
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM wait))::float8 FROM served) AS "usualS",
      (SELECT count(*)::int FROM served WHERE "at" > ${since(PACE_MS)}) AS answered
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.id = ${conversationId}`);
  const { position, ...facts } = rows[0] as unknown as QueueRow;
  return { position, wait: expectWait({ ...facts, place: position ?? 1, hasRoom }) };
}
