import type { MessagingKind } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { Part } from '#/channels/port/adapter.ts';
import type { TenantScope } from '#/database/transaction.ts';

type Changed = { conversationId: string; seq: number };

const listed = (changed: readonly Changed[]) => JSON.stringify(changed.map(({ conversationId, seq }) => ({ c: conversationId, s: seq })));

/** What is changed before it has gone is planned anew, and goes as it reads then. */
export async function replanUnsent({ tenantId, db }: TenantScope, changed: readonly Changed[]): Promise<void> {
  const unsent = sql`d.tenant_id = ${tenantId} AND (d.conversation_id, d.seq) IN (
    SELECT r.c, r.s FROM jsonb_to_recordset(${listed(changed)}::jsonb) AS r(c uuid, s integer)
    WHERE NOT EXISTS (SELECT 1 FROM channel_delivery e WHERE e.tenant_id = ${tenantId} AND e.conversation_id = r.c AND e.seq = r.s
      AND e.state NOT IN ('queued', 'failed')))`;
  await db.execute(sql`DELETE FROM channel_delivery d WHERE ${unsent} AND d.part > 0`);
  await db.execute(sql`UPDATE channel_delivery d SET payload = NULL WHERE ${unsent}`);
}

/** Lets what has gone already be corrected where a service can. @param kinds services that can @returns whether there is any */
export async function insertCorrections(
  { tenantId, db }: TenantScope,
  changed: readonly Changed[],
  kinds: readonly MessagingKind[],
  now: number,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`INSERT INTO channel_correction (tenant_id, conversation_id, seq, channel_id, due_at)
    SELECT DISTINCT ${tenantId}::bigint, d.conversation_id, d.seq, d.channel_id, to_timestamp(${now} / 1000.0)
    FROM jsonb_to_recordset(${listed(changed)}::jsonb) AS r(c uuid, s integer)
    JOIN channel_delivery d ON d.tenant_id = ${tenantId} AND d.conversation_id = r.c AND d.seq = r.s AND d.state NOT IN ('queued', 'failed')
    JOIN channel h ON h.tenant_id = d.tenant_id AND h.id = d.channel_id AND h.kind = ANY(${sql.param([...kinds])}::text[])
    ON CONFLICT (tenant_id, conversation_id, seq) DO UPDATE SET revision = channel_correction.revision + 1, state = 'queued', error = NULL, attempts = 0,
      due_at = excluded.due_at`);
  return (rowCount ?? 0) > 0;
}

/** A message that is to be corrected. */
export interface StoredCorrection {
  conversationId: string;
  seq: number;
  channelId: string;
  contactId: string;
  revision: number;
  attempts: number;
}

/** Takes corrections of messages of which nothing is on its way any more. */
export async function leaseCorrections(
  { tenantId, db }: TenantScope,
  { now, leaseMs, count, isHurried }: { now: number; leaseMs: number; count: number; isHurried: boolean },
): Promise<StoredCorrection[]> {
  const { rows } =
    await db.execute(sql`UPDATE channel_correction x SET leased_until = to_timestamp(${now + leaseMs} / 1000.0), attempts = x.attempts + 1
    FROM (SELECT w.conversation_id, w.seq FROM channel_correction w WHERE w.tenant_id = ${tenantId} AND w.state = 'queued'
        AND (w.due_at <= to_timestamp(${now} / 1000.0) OR ${isHurried}) AND coalesce(w.leased_until, '-infinity') <= to_timestamp(${now} / 1000.0)
        AND NOT EXISTS (SELECT 1 FROM channel_delivery d WHERE d.tenant_id = w.tenant_id AND d.conversation_id = w.conversation_id AND d.seq = w.seq
          AND d.state IN ('queued', 'sending'))
      ORDER BY w.due_at LIMIT ${count} FOR UPDATE SKIP LOCKED) due,
      conversation c
    WHERE x.tenant_id = ${tenantId} AND x.conversation_id = due.conversation_id AND x.seq = due.seq
      AND c.tenant_id = ${tenantId} AND c.id = x.conversation_id
    RETURNING x.conversation_id AS "conversationId", x.seq, x.channel_id AS "channelId", c.contact_id AS "contactId", x.revision, x.attempts`);
  return rows as unknown as StoredCorrection[];
}

export async function nextCorrectionDue({ tenantId, db }: TenantScope): Promise<number | undefined> {
  const { rows } = await db.execute(sql`SELECT epoch_ms(min(greatest(w.due_at, w.leased_until))) AS due FROM channel_correction w
    WHERE w.tenant_id = ${tenantId} AND w.state = 'queued' AND NOT EXISTS (SELECT 1 FROM channel_delivery d WHERE d.tenant_id = w.tenant_id
      AND d.conversation_id = w.conversation_id AND d.seq = w.seq AND d.state IN ('queued', 'sending'))`);
  return (rows[0] as { due: number | null } | undefined)?.due ?? undefined;
}

/** How a try went. One that was for an earlier change leaves the later to be made. */
export async function settleCorrection(
  { tenantId, db }: TenantScope,
  { conversationId, seq, revision }: StoredCorrection,
  { state, error, dueAt }: { state: 'queued' | 'done' | 'failed'; error: string | null; dueAt: number },
): Promise<void> {
  await db.execute(sql`UPDATE channel_correction SET leased_until = NULL,
      state = CASE WHEN revision = ${revision} THEN ${state} ELSE state END, error = CASE WHEN revision = ${revision} THEN ${error}::text ELSE error END,
      due_at = CASE WHEN revision = ${revision} THEN to_timestamp(${dueAt} / 1000.0) ELSE due_at END
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq}`);
}

/** A part as it stands with the service. */
export interface SentPart {
  part: number;
  providerId: string;
  payload: Part;
}

export async function readSentParts({ tenantId, db }: TenantScope, conversationId: string, seq: number): Promise<SentPart[]> {
  const { rows } = await db.execute(sql`SELECT part, provider_id AS "providerId", payload FROM channel_delivery
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq} AND provider_id IS NOT NULL AND payload IS NOT NULL ORDER BY part`);
  return rows as unknown as SentPart[];
}

/** Keeps how a part stands now; null where it was taken away. */
export async function saveCorrected(
  { tenantId, db }: TenantScope,
  { conversationId, seq }: Changed,
  part: number,
  payload: Part | null,
): Promise<void> {
  const which = sql`tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq} AND part = ${part}`;
  await db.execute(
    payload === null
      ? sql`UPDATE channel_delivery SET payload = NULL WHERE ${which}`
      : sql`UPDATE channel_delivery SET payload = ${JSON.stringify(payload)}::jsonb WHERE ${which}`,
  );
}
