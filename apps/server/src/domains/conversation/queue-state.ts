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

interface Moment {
  hasRoom: boolean;
  at: number;
}

const before = (at: number, ms: number) => sql`to_timestamp(${at - ms}::double precision / 1000.0)`;

/** Those who were answered last. */
const served = (tenantId: number, at: number) =>
  sql`served AS MATERIALIZED (SELECT first_human_reply_at AS "at", first_human_reply_at - queued_at AS wait FROM conversation
      WHERE tenant_id = ${tenantId} AND first_human_reply_at >= queued_at AND first_human_reply_at > ${before(at, USUAL_MS)} ORDER BY first_human_reply_at DESC LIMIT ${SERVED})`;

/** What is measured of a wait, of a conversation `c`. */
const facts = (at: number) =>
  sql`greatest(extract(epoch FROM ${before(at, 0)} - coalesce(c.queued_at, c.waiting_since, ${before(at, 0)})), 0)::float8 AS "waitedS",
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM wait))::float8 FROM served) AS "usualS",
      (SELECT count(*)::int FROM served WHERE "at" > ${before(at, PACE_MS)}) AS answered`;

/** Position in the queue, 1 being next, and in how many seconds a person can be expected, as the queue moves now. */
export async function queueState(
  { tenantId, db }: TenantScope,
  conversationId: string,
  { hasRoom, at }: Moment,
): Promise<{ position: number | null; wait: number | null }> {
  const { rows } = await db.execute(sql`WITH ${served(tenantId, at)}
    SELECT CASE WHEN c.owner_kind = 'queue' THEN (SELECT count(*) FROM conversation o WHERE o.tenant_id = ${tenantId} AND o.status = 'queued'
        AND (o.queued_at, o.id) <= (c.queued_at, c.id)) END AS position, ${facts(at)}
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.id = ${conversationId}`);
  const { position, ...measured } = rows[0] as unknown as QueueRow;
  return { position, wait: expectWait({ ...measured, place: position ?? 1, hasRoom }) };
}

/** Somebody in the queue, and how it stands for them. */
interface QueuePlace {
  id: string;
  contactId: string;
  position: number;
  wait: number | null;
}

/** The same for those who stand in the front of the queue. */
export async function queuePlaces({ tenantId, db }: TenantScope, limit: number, { hasRoom, at }: Moment): Promise<QueuePlace[]> {
  const { rows } = await db.execute(sql`WITH ${served(tenantId, at)}, line AS MATERIALIZED (
      SELECT c.*, row_number() OVER (ORDER BY c.queued_at, c.id) AS position FROM conversation c
      WHERE c.tenant_id = ${tenantId} AND c.status = 'queued' ORDER BY c.queued_at, c.id LIMIT ${limit})
    SELECT c.id, c.contact_id AS "contactId", c.position, ${facts(at)} FROM line c WHERE c.owner_kind = 'queue' ORDER BY c.position`);
  return (rows as unknown as (QueueRow & { id: string; contactId: string; position: number })[]).map(
    ({ id, contactId, position, ...measured }) => ({
      id,
      contactId,
      position,
      wait: expectWait({ ...measured, place: position, hasRoom }),
    }),
  );
}
