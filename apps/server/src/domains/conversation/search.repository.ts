import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { holdsBits } from '#/database/holds-bits.ts';

/** A text of a conversation, with the number of its message. */
export interface SpokenText {
  conversationId: string;
  seq: number;
  body: string;
}

/** The pieces of some more messages, as bits, and the last of them. */
export interface SearchBits {
  conversationId: string;
  throughSeq: number;
  bits: string;
}

/** A conversation that changed, and when, exactly as the database knows it. */
export interface ChangedConversation {
  id: string;
  updated: string;
}

/** Until when everything is in the filters, exactly as the database knows it; undefined before the first time. */
export async function readSearchedUntil({ tenantId, db }: TenantScope): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT until::text AS until FROM conversation_search_state WHERE tenant_id = ${tenantId}`);
  return (rows[0] as { until: string } | undefined)?.until;
}

/** @param latest the time that is not gone beyond, in milliseconds since 1970 */
export async function saveSearchedUntil({ tenantId, db }: TenantScope, until: string, latest: number): Promise<void> {
  await db.execute(sql`INSERT INTO conversation_search_state (tenant_id, until)
    VALUES (${tenantId}, least(${until}::timestamptz, to_timestamp(${latest} / 1000.0)))
    ON CONFLICT (tenant_id) DO UPDATE SET until = excluded.until`);
}

/** Conversations that changed after another, the longest unchanged first. */
export async function changedAfter(
  { tenantId, db }: TenantScope,
  after: ChangedConversation | undefined,
  limit: number,
): Promise<ChangedConversation[]> {
  const beyond = after ? sql`AND (c.updated_at, c.id) > (${after.updated}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await db.execute(sql`SELECT c.id, c.updated_at::text AS updated FROM conversation c
    WHERE c.tenant_id = ${tenantId} AND c.last_seq > 0 ${beyond} ORDER BY c.updated_at, c.id LIMIT ${limit}`);
  return rows as unknown as ChangedConversation[];
}

/** Texts that the filters of these conversations lack, those of one conversation after those of the other and in their order. */
export async function unsearchedTexts({ tenantId, db }: TenantScope, ids: readonly string[], limit: number): Promise<SpokenText[]> {
  // Each is read off its own numbers, so that no more is looked at than is taken.
  const { rows } = await db.execute(sql`SELECT k.id AS "conversationId", m.seq, m.body FROM unnest(${sql.param(ids)}::uuid[]) AS k(id)
    LEFT JOIN conversation_search s ON s.tenant_id = ${tenantId} AND s.conversation_id = k.id
    CROSS JOIN LATERAL (SELECT seq, words_of(body, cards) AS body FROM message WHERE tenant_id = ${tenantId} AND conversation_id = k.id AND seq > coalesce(s.through_seq, 0)
      ORDER BY seq LIMIT ${limit}) m
    LIMIT ${limit}`);
  return rows as unknown as SpokenText[];
}

/** Texts of these conversations that were corrected, with the number 0: their messages are counted already. */
export async function correctedTexts({ tenantId, db }: TenantScope, ids: readonly string[], since: string): Promise<SpokenText[]> {
  const { rows } =
    await db.execute(sql`SELECT m.conversation_id AS "conversationId", 0 AS seq, words_of(m.body, m.cards) AS body FROM message m
    WHERE m.tenant_id = ${tenantId} AND m.conversation_id = ANY(${sql.param(ids)}::uuid[]) AND m.edited_at >= ${since}::timestamptz`);
  return rows as unknown as SpokenText[];
}

/** Adds bits to the filters. */
export async function addSearchBits({ tenantId, db }: TenantScope, added: readonly SearchBits[]): Promise<void> {
  if (added.length === 0) return;
  await db.execute(sql`INSERT INTO conversation_search AS s (tenant_id, conversation_id, bits, through_seq)
    SELECT ${tenantId}, r."conversationId", ('x' || r.bits)::bit(4096), r."throughSeq"
    FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS r("conversationId" uuid, bits text, "throughSeq" bigint) ORDER BY 2
    ON CONFLICT (tenant_id, conversation_id) DO UPDATE SET bits = s.bits | excluded.bits, through_seq = greatest(s.through_seq, excluded.through_seq)`);
}

/** SQL: the conversation `c` may hold every piece whose bits these are, or its messages are not all in its filter yet. */
export function mayHold(tenantId: number, bits: ReadonlySet<number>): SQL {
  return sql`(c.updated_at > coalesce((SELECT t.until FROM conversation_search_state t WHERE t.tenant_id = ${tenantId}), '-infinity')
    OR c.id IN (SELECT s.conversation_id FROM conversation_search s WHERE s.tenant_id = ${tenantId} AND ${holdsBits(sql`s.bits`, bits)}))`;
}
