import { MESSAGING_KINDS, type Locale, type SetupStep } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { COUNTED, HANDED_OVER, HAD_PERSON, OF_MESSAGES, unseenBy, WANTS_PEOPLE, WITH_PEOPLE } from '#/database/figure-conditions.ts';
import { IS_WAITING } from '#/database/is-waiting.ts';
import type { TenantScope } from '#/database/transaction.ts';

// Figures are read across the tables of other nouns and written to none: one statement each instead of thousands of rows.

const DAY_FIGURES = ['begun', 'asked', 'answered', 'unanswered'] as const;
const WEEK_FIGURES = ['asked', 'judged', 'disliked'] as const;

export type DayFigures = Record<(typeof DAY_FIGURES)[number] | 'handed_over' | 'with_person', number> & {
  /** Midnight in the tenant's zone, and the next one, in milliseconds since 1970. */
  day: number;
  end: number;
};

/** SQL: conversations with a message of each figure. */
const distinct = (figures: readonly (keyof typeof OF_MESSAGES)[]) =>
  sql.join(
    figures.map((figure) => sql`count(DISTINCT m.conversation_id) FILTER (WHERE ${OF_MESSAGES[figure]}) AS ${sql.raw(figure)}`),
    sql`, `,
  );

/** Conversations of each of the last `days` days in a zone, today last: each once a day, however often something happened in it. */
export async function countDays({ tenantId, db }: TenantScope, timezone: string, now: number, days: number): Promise<DayFigures[]> {
  const shown = sql.raw([...DAY_FIGURES, 'handed_over', 'with_person'].map((figure) => `coalesce(${figure}, 0) AS ${figure}`).join(', '));
  const { rows } = await db.execute(sql`
    WITH today AS (SELECT (to_timestamp(${now} / 1000.0) AT TIME ZONE ${timezone})::date AS date),
    days AS (
      SELECT date - back AS date, (date - back)::timestamp AT TIME ZONE ${timezone} AS start, (date - back + 1)::timestamp AT TIME ZONE ${timezone} AS end
      FROM today, generate_series(0, ${days}::int - 1) AS back),
    said AS (
      SELECT (m.created_at AT TIME ZONE ${timezone})::date AS date, ${distinct(DAY_FIGURES)},
        count(DISTINCT m.conversation_id) FILTER (WHERE ${OF_MESSAGES.begun} AND ${HAD_PERSON}) AS with_person
      FROM message m JOIN conversation c ON c.tenant_id = m.tenant_id AND c.id = m.conversation_id AND ${COUNTED}
      WHERE m.tenant_id = ${tenantId} AND m.created_at >= (SELECT min(start) FROM days) GROUP BY 1),
    called AS (
      SELECT (n.created_at AT TIME ZONE ${timezone})::date AS date, count(DISTINCT n.conversation_id) AS handed_over
      FROM conversation_note n JOIN conversation c ON c.tenant_id = n.tenant_id AND c.id = n.conversation_id AND ${COUNTED}
      WHERE n.tenant_id = ${tenantId} AND ${HANDED_OVER} AND n.created_at >= (SELECT min(start) FROM days) GROUP BY 1)
    SELECT epoch_ms(days.start) AS day, epoch_ms(days.end) AS end, ${shown}
    FROM days LEFT JOIN said USING (date) LEFT JOIN called USING (date) ORDER BY days.date`);
  return rows as unknown as DayFigures[];
}

export type WeekFigures = Record<(typeof WEEK_FIGURES)[number], number>;

/** Conversations in which something happened since a moment, each once. */
export async function countSince({ tenantId, db }: TenantScope, since: number): Promise<WeekFigures> {
  const { rows } = await db.execute(sql`SELECT ${distinct(WEEK_FIGURES)}
    FROM message m JOIN conversation c ON c.tenant_id = m.tenant_id AND c.id = m.conversation_id AND ${COUNTED}
    WHERE m.tenant_id = ${tenantId} AND m.created_at >= to_timestamp(${since} / 1000.0)`);
  return rows[0] as unknown as WeekFigures;
}

export interface NowFigures {
  waiting: number;
  queued: number;
  open: number;
  bot: number;
  longest_wait_since: number | null;
  unread: number;
  unread_in: number;
}

/** Conversations under way: those whose visitor waits for a person, and all with the queue, with a person, with the bot; and what somebody has not read of those in which people are wanted. */
export async function countNow({ tenantId, db }: TenantScope, userId: number): Promise<NowFigures> {
  const { rows } = await db.execute(sql`
    SELECT count(*) FILTER (WHERE ${IS_WAITING}) AS waiting, count(*) FILTER (WHERE c.status = 'queued') AS queued,
      count(*) FILTER (WHERE ${WITH_PEOPLE}) AS open, count(*) FILTER (WHERE c.status = 'bot') AS bot,
      epoch_ms(min(c.waiting_since) FILTER (WHERE ${IS_WAITING})) AS longest_wait_since,
      coalesce(sum(u.unseen), 0)::int AS unread, count(*) FILTER (WHERE u.unseen > 0) AS unread_in
    FROM conversation c LEFT JOIN LATERAL (SELECT count(*) AS unseen FROM message m WHERE ${unseenBy(userId)}) u ON ${WANTS_PEOPLE}
    WHERE c.tenant_id = ${tenantId} AND c.last_seq > 0 AND c.status IN ('bot', 'queued', 'open', 'waiting')`);
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

/** What a business has set up: entries written, its bot changed, a visitor met, the widget on a page, colleagues, hours, a service. */
export async function readSteps({ tenantId, db }: TenantScope): Promise<Record<SetupStep, boolean>> {
  const { rows } = await db.execute(sql`SELECT
    EXISTS (SELECT FROM corpus_entry WHERE tenant_id = ${tenantId}) AS entries,
    EXISTS (SELECT FROM bot WHERE tenant_id = ${tenantId} AND version > 1) AS bot,
    EXISTS (SELECT FROM conversation c WHERE c.tenant_id = ${tenantId} AND ${COUNTED}) AS conversation,
    EXISTS (SELECT FROM channel WHERE tenant_id = ${tenantId} AND first_hello_at IS NOT NULL) AS site,
    (SELECT count(*) FROM tenant_member WHERE tenant_id = ${tenantId}) > 1
      OR EXISTS (SELECT FROM invite WHERE tenant_id = ${tenantId} AND state = 'pending') AS invite,
    EXISTS (SELECT FROM business_hours WHERE tenant_id = ${tenantId} AND team_id IS NULL) AS hours,
    EXISTS (SELECT FROM channel WHERE tenant_id = ${tenantId} AND kind = ANY(${sql.param([...MESSAGING_KINDS])}::text[])) AS channel`);
  return rows[0] as unknown as Record<SetupStep, boolean>;
}

/** Steps of the set-up that the business does not want. */
export async function readSkippedSteps({ tenantId, db }: TenantScope): Promise<SetupStep[]> {
  const { rows } = await db.execute(sql`SELECT skipped_steps AS skipped FROM tenant WHERE id = ${tenantId}`);
  return (rows[0] as { skipped: SetupStep[] }).skipped;
}
