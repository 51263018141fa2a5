import type { Locale, Suggestion } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { Spoken } from './read-proposals.ts';

/** A suggestion as it travels. */
const SUGGESTION =
  sql.raw(`s.id, s.kind, s.question, s.answer, s.locale, s.conversation_id, s.similarity, s.status, s.reason, s.reviewed_by, epoch_ms(s.reviewed_at) AS reviewed_at,
  epoch_ms(s.created_at) AS created_at,
  (SELECT jsonb_build_object('id', e.id, 'question', e.question, 'locale', e.locale, 'answer', e.answer) FROM corpus_entry e WHERE e.tenant_id = s.tenant_id AND e.id = s.similar_id) AS similar`);

export async function readSuggestions(
  { tenantId, db }: TenantScope,
  { status, limit, offset }: { status: Suggestion['status']; limit: number; offset: number },
): Promise<{ items: Suggestion[]; total: number }> {
  const { rows } =
    await db.execute(sql`SELECT ${SUGGESTION} FROM corpus_suggestion s WHERE s.tenant_id = ${tenantId} AND s.status = ${status}
    ORDER BY s.created_at DESC, s.id LIMIT ${limit} OFFSET ${offset}`);
  const counted = await db.execute(
    sql`SELECT count(*)::int AS total FROM corpus_suggestion s WHERE s.tenant_id = ${tenantId} AND s.status = ${status}`,
  );
  return { items: rows as unknown as Suggestion[], total: (counted.rows[0] as { total: number }).total };
}

export async function findSuggestion({ tenantId, db }: TenantScope, id: string): Promise<Suggestion | undefined> {
  const { rows } = await db.execute(sql`SELECT ${SUGGESTION} FROM corpus_suggestion s WHERE s.tenant_id = ${tenantId} AND s.id = ${id}`);
  return rows[0] as unknown as Suggestion | undefined;
}

export interface Review {
  status: 'approved' | 'rejected';
  reason: string | null;
  entryId: string | null;
  by: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** @returns false where it is decided already */
export async function reviewSuggestion(
  { tenantId, db }: TenantScope,
  id: string,
  { status, reason, entryId, by, at }: Review,
): Promise<boolean> {
  const { rowCount } =
    await db.execute(sql`UPDATE corpus_suggestion SET status = ${status}, reason = ${reason}, entry_id = ${entryId}::uuid, reviewed_by = ${by}, reviewed_at = to_timestamp(${at} / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ${id} AND status = 'pending'`);
  return (rowCount ?? 0) > 0;
}

export interface NewSuggestion extends Pick<Suggestion, 'kind' | 'question' | 'answer' | 'locale'> {
  conversationId: string;
  /** Number of the message that asks. */
  seq: number;
  similarId: string | null;
  similarity: number | null;
}

export async function insertSuggestion({ tenantId, db }: TenantScope, made: NewSuggestion, now: number): Promise<void> {
  const { kind, question, answer, locale, conversationId, seq, similarId, similarity } = made;
  await db.execute(sql`INSERT INTO corpus_suggestion (tenant_id, kind, question, answer, locale, conversation_id, seq, similar_id, similarity, created_at)
    VALUES (${tenantId}, ${kind}, ${question}, ${answer}, ${locale}, ${conversationId}, ${seq}, ${similarId}::uuid, ${similarity}, to_timestamp(${now} / 1000.0)) ON CONFLICT DO NOTHING`);
}

/** What was suggested lately, whatever became of it. */
export async function latestTexts({ tenantId, db }: TenantScope, limit: number): Promise<string[]> {
  const { rows } = await db.execute(
    sql`SELECT question || E'\n' || answer AS text FROM corpus_suggestion WHERE tenant_id = ${tenantId} ORDER BY created_at DESC LIMIT ${limit}`,
  );
  return (rows as unknown as { text: string }[]).map(({ text }) => text);
}

/** A conversation that was closed. */
export interface Closed {
  id: string;
  locale: Locale;
  /** Milliseconds since 1970. */
  at: number;
}

/** Conversations closed between two times in which a person wrote, oldest first. */
export async function closedBetween({ tenantId, db }: TenantScope, from: number, to: number, limit: number): Promise<Closed[]> {
  const { rows } =
    await db.execute(sql`SELECT id, language AS locale, epoch_ms(resolved_at) AS at FROM conversation WHERE tenant_id = ${tenantId} AND status = 'resolved' AND ended_as IS NULL
      AND first_human_reply_at IS NOT NULL AND resolved_at >= to_timestamp(${from} / 1000.0) AND resolved_at <= to_timestamp(${to} / 1000.0)
    ORDER BY resolved_at, id LIMIT ${limit}`);
  return rows as unknown as Closed[];
}

/** What was said in a conversation, what was taken back apart. */
export async function readSpoken({ tenantId, db }: TenantScope, conversationId: string): Promise<Spoken[]> {
  const { rows } =
    await db.execute(sql`SELECT seq, author_kind AS author, body AS text, coalesce(answer_kind IN ('no_answer', 'handoff'), false) AS "isMiss" FROM message
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND kind = 'text' AND body <> '' AND deleted_at IS NULL ORDER BY seq`);
  return rows as unknown as Spoken[];
}
