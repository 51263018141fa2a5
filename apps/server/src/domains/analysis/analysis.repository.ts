import type { Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { IS_WAITING } from '#/database/is-waiting.ts';
import type { TenantScope } from '#/database/transaction.ts';

// Figures are read across the tables of other nouns and written to none: one statement each instead of thousands of rows.

export interface DayFigures {
  /** Midnight in the tenant's zone, in milliseconds since 1970. */
  day: number;
  conversations: number;
  bot_answers: number;
  handoffs: number;
  no_answers: number;
  up: number;
  down: number;
}

/** Counts of each of the last `days` days in a zone, today last. A conversation belongs to the day of its first message. */
export async function countDays({ tenantId, db }: TenantScope, timezone: string, now: number, days: number): Promise<DayFigures[]> {
  const { rows } = await db.execute(sql`
    WITH today AS (SELECT (to_timestamp(${now} / 1000.0) AT TIME ZONE ${timezone})::date AS date),
    days AS (
      SELECT date - back AS date, (date - back)::timestamp AT TIME ZONE ${timezone} AS start
      FROM today, generate_series(0, ${days}::int - 1) AS back),
    counts AS (
      SELECT (created_at AT TIME ZONE ${timezone})::date AS date,
        count(*) FILTER (WHERE seq = 1) AS conversations,
        count(*) FILTER (WHERE author_kind = 'bot' AND answer_kind IN ('exact', 'generated')) AS bot_answers,
        count(*) FILTER (WHERE kind = 'event' AND event ->> 'name' = 'queued') AS handoffs,
        count(*) FILTER (WHERE author_kind = 'bot' AND answer_kind = 'no_answer') AS no_answers,
        count(*) FILTER (WHERE verdict = 'up') AS up,
        count(*) FILTER (WHERE verdict = 'down') AS down
      FROM message WHERE tenant_id = ${tenantId} AND created_at >= (SELECT min(start) FROM days)
        AND conversation_id NOT IN (SELECT id FROM conversation WHERE tenant_id = ${tenantId} AND is_test) GROUP BY 1)
    SELECT epoch_ms(days.start) AS day, coalesce(conversations, 0) AS conversations, coalesce(bot_answers, 0) AS bot_answers,
      coalesce(handoffs, 0) AS handoffs, coalesce(no_answers, 0) AS no_answers, coalesce(up, 0) AS up, coalesce(down, 0) AS down
    FROM days LEFT JOIN counts USING (date) ORDER BY days.date`);
  return rows as unknown as DayFigures[];
}

export interface NowFigures {
  waiting: number;
  queued: number;
  open: number;
  bot: number;
  longest_wait_since: number | null;
}

/** Conversations under way: those whose visitor waits for a person, and all with the queue, with a person, with the bot. */
export async function countNow({ tenantId, db }: TenantScope): Promise<NowFigures> {
  const { rows } = await db.execute(sql`
    SELECT count(*) FILTER (WHERE ${IS_WAITING}) AS waiting, count(*) FILTER (WHERE c.status = 'queued') AS queued,
      count(*) FILTER (WHERE c.status IN ('open', 'waiting')) AS open, count(*) FILTER (WHERE c.status = 'bot') AS bot,
      epoch_ms(min(c.waiting_since) FILTER (WHERE ${IS_WAITING})) AS longest_wait_since
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.last_seq > 0 AND c.status IN ('bot', 'queued', 'open', 'waiting')`);
  return rows[0] as unknown as NowFigures;
}

export interface EntryCount {
  status: 'draft' | 'published' | 'archived';
  locale: Locale;
  count: number;
}

export async function countEntriesByState({ tenantId, db }: TenantScope): Promise<EntryCount[]> {
  const { rows } = await db.execute(
    sql`SELECT status, locale, count(*) AS count FROM corpus_entry WHERE tenant_id = ${tenantId} GROUP BY status, locale`,
  );
  return rows as unknown as EntryCount[];
}

export interface TopEntry {
  entry_id: string;
  question: string;
  hit_count: number;
}

/** Published entries that the bot used most. */
export async function findTopEntries({ tenantId, db }: TenantScope, limit: number): Promise<TopEntry[]> {
  const { rows } = await db.execute(sql`SELECT id AS entry_id, question, hit_count FROM corpus_entry
    WHERE tenant_id = ${tenantId} AND status = 'published' AND hit_count > 0 ORDER BY hit_count DESC, id LIMIT ${limit}`);
  return rows as unknown as TopEntry[];
}

export interface UnansweredQuestion {
  question: string;
  conversation_id: string;
  created_at: number;
}

/** Questions since `since` that the bot found nothing for, each once, the latest first. */
export async function findUnanswered({ tenantId, db }: TenantScope, since: number, limit: number): Promise<UnansweredQuestion[]> {
  const { rows } = await db.execute(sql`
    SELECT question, conversation_id, epoch_ms(created_at) AS created_at FROM (
      SELECT DISTINCT ON (lower(question)) question, conversation_id, created_at FROM bot_run
      WHERE tenant_id = ${tenantId} AND answer_kind = 'no_answer' AND created_at >= to_timestamp(${since} / 1000.0)
        AND conversation_id NOT IN (SELECT id FROM conversation WHERE tenant_id = ${tenantId} AND is_test)
      ORDER BY lower(question), created_at DESC) latest
    ORDER BY latest.created_at DESC LIMIT ${limit}`);
  return rows as unknown as UnansweredQuestion[];
}

export interface FirstSteps {
  entries: boolean;
  bot: boolean;
  conversation: boolean;
}

/** What a new business has done: written an entry, changed its bot, met a visitor. */
export async function readSteps({ tenantId, db }: TenantScope): Promise<FirstSteps> {
  const { rows } = await db.execute(sql`SELECT
    EXISTS (SELECT FROM corpus_entry WHERE tenant_id = ${tenantId}) AS entries,
    EXISTS (SELECT FROM bot WHERE tenant_id = ${tenantId} AND version > 1) AS bot,
    EXISTS (SELECT FROM conversation WHERE tenant_id = ${tenantId} AND last_seq > 0) AS conversation`);
  return rows[0] as unknown as FirstSteps;
}
