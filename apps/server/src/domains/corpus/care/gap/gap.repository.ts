import type { Gap, Locale } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** SQL: the run is not one of a chat with the draft of the bot. */
const NOT_TEST = (run: string) =>
  sql.raw(`NOT EXISTS (SELECT FROM conversation t WHERE t.tenant_id = ${run}.tenant_id AND t.id = ${run}.conversation_id AND t.is_test)`);

/** Ways of asking that are shown of one gap. */
const SAMPLES = 20;
/** Ways of asking that a new question is held against. */
const WORDINGS_KNOWN = 24;

/** A gap as it travels. */
const GAP =
  sql.raw(`g.id, g.kind, g.question, g.locale, g.status, g.asked_count, g.best_score, g.settled_by, epoch_ms(g.last_at) AS last_at,
  (SELECT jsonb_build_object('id', e.id, 'question', e.question, 'locale', e.locale) FROM corpus_entry e WHERE e.tenant_id = g.tenant_id AND e.id = g.nearest_id) AS nearest,
  (SELECT jsonb_build_object('id', e.id, 'question', e.question, 'locale', e.locale) FROM corpus_entry e WHERE e.tenant_id = g.tenant_id AND e.id = g.entry_id) AS entry,
  coalesce((SELECT jsonb_agg(jsonb_build_object('locale', l.locale, 'count', l.count, 'answered', l.locale = ANY(g.answered_in)) ORDER BY l.count DESC, l.locale)
    FROM (SELECT q.locale, count(*)::int AS count FROM corpus_gap_question q WHERE q.tenant_id = g.tenant_id AND q.gap_id = g.id GROUP BY q.locale) l), '[]') AS locales,
  coalesce((SELECT jsonb_agg(jsonb_build_object('question', s.question, 'locale', s.locale, 'conversation_id', s.conversation_id, 'asked_at', epoch_ms(s.asked_at),
      'count', s.count, 'bond', s.bond, 'shared', to_jsonb(s.shared)) ORDER BY s.asked_at DESC)
    FROM (SELECT * FROM (SELECT DISTINCT ON (q.question, q.locale) q.*, count(*) OVER (PARTITION BY q.question, q.locale)::int AS count FROM corpus_gap_question q
        WHERE q.tenant_id = g.tenant_id AND q.gap_id = g.id ORDER BY q.question, q.locale, q.asked_at DESC) w ORDER BY w.asked_at DESC LIMIT ${SAMPLES}) s), '[]') AS samples`);

export interface GapPage {
  status: Gap['status'];
  locale?: Locale | undefined;
  limit: number;
  offset: number;
}

function matching(tenantId: number, { status, locale }: GapPage): SQL {
  return sql`g.tenant_id = ${tenantId} AND g.status = ${status} AND (${locale ?? null}::text IS NULL OR EXISTS (SELECT FROM corpus_gap_question q
    WHERE q.tenant_id = g.tenant_id AND q.gap_id = g.id AND q.locale = ${locale ?? null}))`;
}

export async function readGaps({ tenantId, db }: TenantScope, page: GapPage): Promise<{ items: Gap[]; total: number }> {
  const { rows } = await db.execute(sql`SELECT ${GAP} FROM corpus_gap g WHERE ${matching(tenantId, page)}
    ORDER BY g.asked_count DESC, g.last_at DESC, g.id LIMIT ${page.limit} OFFSET ${page.offset}`);
  const counted = await db.execute(sql`SELECT count(*)::int AS total FROM corpus_gap g WHERE ${matching(tenantId, page)}`);
  return { items: rows as unknown as Gap[], total: (counted.rows[0] as { total: number }).total };
}

export async function findGap({ tenantId, db }: TenantScope, id: string): Promise<Gap | undefined> {
  const { rows } = await db.execute(sql`SELECT ${GAP} FROM corpus_gap g WHERE g.tenant_id = ${tenantId} AND g.id = ${id}`);
  return rows[0] as unknown as Gap | undefined;
}

/** What a gap becomes. @param by who did it; null where it closed by itself */
export async function settleGap(
  { tenantId, db }: TenantScope,
  id: string,
  status: Gap['status'],
  by: string | null,
  entryId: string | null,
): Promise<void> {
  await db.execute(
    sql`UPDATE corpus_gap SET status = ${status}, settled_by = ${by}, entry_id = ${entryId} WHERE tenant_id = ${tenantId} AND id = ${id}`,
  );
}

/** What the corpus holds for it now. */
export async function noteNearest(
  { tenantId, db }: TenantScope,
  id: string,
  score: number | null,
  nearestId: string | null,
): Promise<void> {
  await db.execute(
    sql`UPDATE corpus_gap SET best_score = ${score}, nearest_id = ${nearestId} WHERE tenant_id = ${tenantId} AND id = ${id}`,
  );
}

/** A gap that a new question may belong to. */
export interface KnownGap {
  id: string;
  kind: Gap['kind'];
  question: string;
  wordings: string[];
  nearestId: string | null;
}

export async function knownGaps({ tenantId, db }: TenantScope, limit: number): Promise<KnownGap[]> {
  const { rows } = await db.execute(sql`SELECT g.id, g.kind, g.question, g.nearest_id AS "nearestId",
      ARRAY(SELECT DISTINCT q.question FROM corpus_gap_question q WHERE q.tenant_id = g.tenant_id AND q.gap_id = g.id LIMIT ${WORDINGS_KNOWN}) AS wordings
    FROM corpus_gap g WHERE g.tenant_id = ${tenantId} ORDER BY g.last_at DESC LIMIT ${limit}`);
  return rows as unknown as KnownGap[];
}

/** A question that found no good answer. */
export interface MissedQuestion {
  conversationId: string;
  seq: number;
  question: string;
  locale: Locale;
  /** Milliseconds since 1970. */
  at: number;
  /** The entry that answered and was no help. */
  entryId: string | null;
}

/** Questions that ended between two times without an answer, oldest first. */
export async function missedBetween(
  { tenantId, db }: TenantScope,
  from: number,
  to: number,
  floor: number,
  limit: number,
): Promise<MissedQuestion[]> {
  const { rows } =
    await db.execute(sql`SELECT conversation_id AS "conversationId", trigger_seq AS seq, question, language AS locale, epoch_ms(finished_at) AS at, NULL AS "entryId"
    FROM bot_run WHERE tenant_id = ${tenantId} AND answer_kind IN ('no_answer', 'handoff') AND finished_at >= to_timestamp(${from} / 1000.0) AND finished_at <= to_timestamp(${to} / 1000.0)
      AND (answer_kind = 'no_answer' OR handoff_trigger IN ('low_score', 'misses')) AND (model_fault IS NULL OR coalesce(confidence, 0) < ${floor}::float8) AND question <> '' AND ${NOT_TEST('bot_run')}
    ORDER BY finished_at, id LIMIT ${limit}`);
  return rows as unknown as MissedQuestion[];
}

/** Questions for which entries were offered between two times, of which the visitor chose none and said nothing, and that are in no gap yet. */
export async function unchosenBetween({ tenantId, db }: TenantScope, from: number, to: number, limit: number): Promise<MissedQuestion[]> {
  const { rows } =
    await db.execute(sql`SELECT r.conversation_id AS "conversationId", r.trigger_seq AS seq, r.question, r.language AS locale,
      epoch_ms(r.finished_at) AS at, NULL AS "entryId"
    FROM bot_run r WHERE r.tenant_id = ${tenantId} AND r.answer_kind = 'clarify' AND r.question <> '' AND r.created_at >= to_timestamp(${from} / 1000.0)
      AND r.finished_at <= to_timestamp(${to} / 1000.0) AND ${NOT_TEST('r')}
      AND NOT EXISTS (SELECT FROM bot_run s WHERE s.tenant_id = r.tenant_id AND s.conversation_id = r.conversation_id AND s.clarifies = r.id)
      AND NOT EXISTS (SELECT FROM corpus_gap_question q WHERE q.tenant_id = r.tenant_id AND q.conversation_id = r.conversation_id AND q.seq = r.trigger_seq)
    ORDER BY r.created_at LIMIT ${limit}`);
  return rows as unknown as MissedQuestion[];
}

/** Questions whose answers were judged to be no help since a time, and are in no gap yet. */
export async function dislikedSince({ tenantId, db }: TenantScope, since: number, limit: number): Promise<MissedQuestion[]> {
  const { rows } =
    await db.execute(sql`SELECT r.conversation_id AS "conversationId", r.trigger_seq AS seq, r.question, r.language AS locale, epoch_ms(m.created_at) AS at,
      m.sources->0->>'entry_id' AS "entryId"
    FROM message m JOIN bot_run r ON r.tenant_id = m.tenant_id AND r.conversation_id = m.conversation_id AND m.client_msg_id = 'run:' || r.id::text
    WHERE m.tenant_id = ${tenantId} AND m.verdict = 'down' AND m.created_at >= to_timestamp(${since} / 1000.0) AND r.question <> '' AND ${NOT_TEST('r')}
      AND NOT EXISTS (SELECT 1 FROM corpus_gap_question q WHERE q.tenant_id = m.tenant_id AND q.conversation_id = r.conversation_id AND q.seq = r.trigger_seq)
    ORDER BY m.created_at LIMIT ${limit}`);
  return rows as unknown as MissedQuestion[];
}

export async function insertGap(
  { tenantId, db }: TenantScope,
  kind: Gap['kind'],
  { question, locale, at, entryId }: MissedQuestion,
): Promise<string> {
  const { rows } = await db.execute(sql`INSERT INTO corpus_gap (tenant_id, kind, question, locale, nearest_id, last_at, created_at)
    VALUES (${tenantId}, ${kind}, ${question}, ${locale}, ${entryId}::uuid, to_timestamp(${at} / 1000.0), to_timestamp(${at} / 1000.0)) RETURNING id`);
  return (rows[0] as { id: string }).id;
}

/** The first way in which a gap was asked in each of its languages, its own question before the others. */
export async function askedByLocale(
  { tenantId, db }: TenantScope,
  { id, question, locale }: Gap,
): Promise<{ question: string; locale: Locale }[]> {
  const { rows } = await db.execute(sql`SELECT DISTINCT ON (locale) question, locale FROM corpus_gap_question
    WHERE tenant_id = ${tenantId} AND gap_id = ${id} AND locale <> ${locale} ORDER BY locale, asked_at`);
  return [{ question, locale }, ...(rows as unknown as { question: string; locale: Locale }[])];
}

/** Languages in which the corpus answers a gap now. */
export async function noteAnswered({ tenantId, db }: TenantScope, id: string, locales: readonly Locale[]): Promise<void> {
  await db.execute(sql`UPDATE corpus_gap SET answered_in = ${sql.param(locales)}::text[] WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** Adds a question to its gap; one that was answered and is missed again is open again. A question that is there already changes nothing. */
export async function addQuestion(
  { tenantId, db }: TenantScope,
  gapId: string,
  { conversationId, seq, question, locale, at }: MissedQuestion,
): Promise<void> {
  const { rowCount } =
    await db.execute(sql`INSERT INTO corpus_gap_question (tenant_id, gap_id, conversation_id, seq, question, locale, asked_at, bond)
    SELECT ${tenantId}, ${gapId}, ${conversationId}, ${seq}, ${question}, ${locale}, to_timestamp(${at} / 1000.0),
      CASE asked_count WHEN 0 THEN 'first' ELSE 'alike' END FROM corpus_gap WHERE tenant_id = ${tenantId} AND id = ${gapId} ON CONFLICT DO NOTHING`);
  if (!rowCount) return;
  await db.execute(sql`UPDATE corpus_gap SET asked_count = asked_count + 1, answered_in = array_remove(answered_in, ${locale}), noted_at = now(), last_at = greatest(last_at, to_timestamp(${at} / 1000.0)),
      status = CASE status WHEN 'answered' THEN 'open' ELSE status END
    WHERE tenant_id = ${tenantId} AND id = ${gapId}`);
}

/** Whether an entry was changed after the last question of a gap was written down. */
export async function isChangedSince({ tenantId, db }: TenantScope, entryId: string, gapId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM corpus_entry e JOIN corpus_gap g ON g.tenant_id = e.tenant_id
    WHERE e.tenant_id = ${tenantId} AND e.id = ${entryId} AND g.id = ${gapId} AND e.updated_at > g.noted_at`);
  return rows.length > 0;
}

/** Gaps that conversations asked for. */
export async function gapsAskedIn({ tenantId, db }: TenantScope, conversationIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute(
    sql`SELECT DISTINCT gap_id AS id FROM corpus_gap_question WHERE tenant_id = ${tenantId} AND conversation_id = ANY(${sql.param(conversationIds)}::uuid[])`,
  );
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/**
 * Names gaps whose words nobody has asked with any more after the question that most have left, and lets go of all that was worked out
 * from the words that are gone.
 */
export async function nameAfterOthers({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<void> {
  const { rows } = await db.execute(sql`UPDATE corpus_gap g
    SET question = n.question, locale = n.locale, best_score = NULL, vector = NULL, vector_of = '', compared_by = '', answered_in = '{}'
    FROM (SELECT DISTINCT ON (w.gap_id) w.* FROM (SELECT gap_id, question, locale, count(*) AS times, max(asked_at) AS last FROM corpus_gap_question
        WHERE tenant_id = ${tenantId} AND gap_id = ANY(${sql.param(ids)}::uuid[]) GROUP BY gap_id, question, locale) w
      ORDER BY w.gap_id, w.times DESC, w.last DESC) n
    WHERE g.tenant_id = ${tenantId} AND g.id = n.gap_id
      AND NOT EXISTS (SELECT FROM corpus_gap_question q WHERE q.tenant_id = g.tenant_id AND q.gap_id = g.id AND q.question = g.question)
    RETURNING g.id`);
  const renamed = (rows as unknown as { id: string }[]).map(({ id }) => id);
  // What two questions had in common is in the words of both.
  await db.execute(
    sql`UPDATE corpus_gap_question SET shared = '{}' WHERE tenant_id = ${tenantId} AND gap_id = ANY(${sql.param(renamed)}::uuid[])`,
  );
}

/** Forgets gaps of which every conversation is gone. */
export async function forgetEmptyGaps({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`DELETE FROM corpus_gap g WHERE g.tenant_id = ${tenantId}
    AND NOT EXISTS (SELECT 1 FROM corpus_gap_question q WHERE q.tenant_id = g.tenant_id AND q.gap_id = g.id)`);
}
