import { SATISFIED_STARS } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { CONVERSATION_COUNTS, COUNTS, LASTING_MS, RUN_COUNTS, SILENT_MS } from './fact-columns.ts';

// Facts are counted from the tables of other nouns, which are read and never written.

const at = (ms: number) => sql`to_timestamp(${ms} / 1000.0)`;
const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`;
const dates = (days: readonly string[]) => sql`${sql.param(days)}::date[]`;
const names = (columns: readonly string[]) => sql.raw(columns.join(', '));

/** SQL: the run `r` gave an answer out of what the business knows. */
const ANSWERED = sql.raw(`(r.state = 'posted' AND r.answer_kind IN ('exact', 'generated'))`);

/** Counts these conversations again. @param now epoch ms; silence is measured against it */
export async function writeConversations(
  { tenantId, db }: TenantScope,
  ids: readonly string[],
  timezone: string,
  now: number,
): Promise<void> {
  await db.execute(sql`WITH runs AS (
      SELECT r.conversation_id AS id, min(r.created_at) AS first_at,
        (array_agg(r.language ORDER BY r.trigger_seq))[1] AS locale,
        coalesce((array_agg(r.version_no ORDER BY r.trigger_seq) FILTER (WHERE r.version_no IS NOT NULL))[1], 0) AS version_no,
        bool_or(${ANSWERED}) AS answered, coalesce(bool_or(m.verdict = 'down'), false) AS disliked,
        coalesce((array_agg(${ANSWERED} ORDER BY r.trigger_seq DESC) FILTER (WHERE r.answer_kind IS DISTINCT FROM 'small_talk'))[1], false) AS ends_answered,
        coalesce((array_agg(m.verdict ORDER BY r.trigger_seq DESC) FILTER (WHERE ${ANSWERED}))[1] = 'up', false) AS confirmed,
        epoch_ms(min(r.finished_at) FILTER (WHERE r.state = 'posted')) - epoch_ms(min(r.created_at)) AS first_answer_ms
      FROM bot_run r LEFT JOIN message m ON m.tenant_id = r.tenant_id AND m.conversation_id = r.conversation_id AND m.client_msg_id = 'run:' || r.id
      WHERE r.tenant_id = ${tenantId} AND r.conversation_id = ANY(${uuids(ids)}) GROUP BY r.conversation_id),
    told AS (
      SELECT runs.*, c.channel, c.csat_score, c.last_message_at, coalesce((SELECT n.briefing->>'trigger' FROM conversation_note n
          WHERE n.tenant_id = c.tenant_id AND n.conversation_id = c.id AND n.kind = 'briefing' ORDER BY n.created_at, n.id LIMIT 1), '') AS handed_by,
        EXISTS (SELECT FROM message p WHERE p.tenant_id = c.tenant_id AND p.conversation_id = c.id AND p.author_kind = 'agent' AND p.kind = 'text') AS met_person,
        EXISTS (SELECT FROM (SELECT created_at - lag(created_at) OVER (ORDER BY trigger_seq) AS pause FROM bot_run b
          WHERE b.tenant_id = c.tenant_id AND b.conversation_id = c.id) pauses
          WHERE pause > make_interval(secs => ${SILENT_MS} / 1000) AND pause <= make_interval(secs => ${LASTING_MS} / 1000)) AS came_back
      FROM runs JOIN conversation c ON c.tenant_id = ${tenantId} AND c.id = runs.id WHERE c.status <> 'thread' AND NOT c.is_test),
    judged AS (
      SELECT told.*, handed_by = '' AND NOT met_person AS contained,
        handed_by = '' AND NOT met_person AND answered AND ends_answered AND NOT disliked AS may_resolve FROM told),
    settled AS (SELECT judged.*, may_resolve AND (confirmed OR last_message_at <= ${at(now - SILENT_MS)}) AS resolved FROM judged)
    INSERT INTO bot_fact_conversation (tenant_id, conversation_id, day, locale, channel, version_no, handed_by, answered, contained, resolved, matured, lasting, csat_score,
      first_answer_ms, settles_at)
    SELECT ${tenantId}, id, (first_at AT TIME ZONE ${timezone})::date, coalesce(locale, ''), channel, version_no, handed_by, answered, contained,
      resolved, resolved AND (came_back OR last_message_at <= ${at(now - LASTING_MS)}),
      resolved AND NOT came_back AND last_message_at <= ${at(now - LASTING_MS)}, csat_score,
      CASE WHEN first_answer_ms IS NOT NULL THEN greatest(0, first_answer_ms) END,
      CASE WHEN may_resolve AND NOT confirmed AND last_message_at > ${at(now - SILENT_MS)} THEN last_message_at + make_interval(secs => ${SILENT_MS} / 1000)
        WHEN may_resolve AND NOT came_back AND last_message_at > ${at(now - LASTING_MS)} THEN last_message_at + make_interval(secs => ${LASTING_MS} / 1000) END
    FROM settled
    ON CONFLICT (tenant_id, conversation_id) DO UPDATE SET day = excluded.day, locale = excluded.locale, channel = excluded.channel,
      version_no = excluded.version_no, handed_by = excluded.handed_by, answered = excluded.answered, contained = excluded.contained,
      resolved = excluded.resolved, matured = excluded.matured, lasting = excluded.lasting, csat_score = excluded.csat_score, first_answer_ms = excluded.first_answer_ms, settles_at = excluded.settles_at`);
}

/** Days, in the zone, on which these conversations asked the bot something. */
export async function daysOf({ tenantId, db }: TenantScope, ids: readonly string[], timezone: string): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT DISTINCT (created_at AT TIME ZONE ${timezone})::date::text AS day FROM bot_run
    WHERE tenant_id = ${tenantId} AND conversation_id = ANY(${uuids(ids)}) ORDER BY day`);
  return (rows as unknown as { day: string }[]).map(({ day }) => day);
}

/** Counts whole days again. */
export async function writeDays({ tenantId, db }: TenantScope, days: readonly string[], timezone: string): Promise<void> {
  if (days.length === 0) return;
  await db.execute(sql`DELETE FROM bot_fact_day WHERE tenant_id = ${tenantId} AND day = ANY(${dates(days)}) AND NOT erased`);
  const within = sql`JOIN unnest(${dates(days)}) AS d(day) ON r.created_at >= d.day::timestamp AT TIME ZONE ${timezone}
    AND r.created_at < (d.day + 1)::timestamp AT TIME ZONE ${timezone}`;
  await insertDays(
    tenantId,
    db,
    false,
    sql`SELECT * FROM bot_fact_conversation WHERE tenant_id = ${tenantId} AND day = ANY(${dates(days)})`,
    sql`SELECT r.*, d.day FROM bot_run r ${within} WHERE r.tenant_id = ${tenantId}`,
  );
}

/** Keeps the counts of conversations that are about to be erased. */
export async function keepErased({ tenantId, db }: TenantScope, ids: readonly string[], timezone: string): Promise<void> {
  await insertDays(
    tenantId,
    db,
    true,
    sql`SELECT * FROM bot_fact_conversation WHERE tenant_id = ${tenantId} AND conversation_id = ANY(${uuids(ids)})`,
    sql`SELECT r.*, (r.created_at AT TIME ZONE ${timezone})::date AS day FROM bot_run r WHERE r.tenant_id = ${tenantId} AND r.conversation_id = ANY(${uuids(ids)})`,
  );
}

const zeros = (columns: readonly string[]) => sql.raw(columns.map((column) => `0 AS ${column}`).join(', '));
const sums = (columns: readonly string[]) => sql.raw(columns.map((column) => `sum(${column})::bigint`).join(', '));
const added = sql.raw(COUNTS.map((column) => `${column} = bot_fact_day.${column} + excluded.${column}`).join(', '));

/** @param conversations rows of bot_fact_conversation. @param runs rows of bot_run with their day */
async function insertDays(tenantId: number, db: TenantScope['db'], erased: boolean, conversations: SQL, runs: SQL): Promise<void> {
  await db.execute(sql`INSERT INTO bot_fact_day (tenant_id, day, locale, channel, version_no, handed_by, erased, ${names(COUNTS)})
    SELECT ${tenantId}, day, locale, channel, version_no, handed_by, ${erased}, ${sums(COUNTS)} FROM (
      SELECT day, locale, channel, version_no, handed_by, 1 AS conversations, answered::int AS answered, contained::int AS contained, resolved::int AS resolved, matured::int AS matured, lasting::int AS lasting,
        (csat_score IS NOT NULL)::int AS rated, coalesce(csat_score, 0) AS stars, coalesce(csat_score >= ${SATISFIED_STARS}, false)::int AS satisfied,
        (first_answer_ms IS NOT NULL)::int AS timed, coalesce(first_answer_ms, 0) AS first_answer_ms, ${zeros(RUN_COUNTS)}
      FROM (${conversations}) conversations
      UNION ALL
      SELECT r.day, coalesce(r.language, ''), c.channel, coalesce(r.version_no, 0), '', ${sql.raw(CONVERSATION_COUNTS.map(() => '0').join(', '))},
        (r.state IN ('posted', 'handed_off', 'failed') AND r.clarifies IS NULL)::int, (${ANSWERED} AND r.clarifies IS NULL)::int,
        (r.state = 'posted' AND r.answer_kind = 'no_answer')::int, (r.state = 'posted' AND r.answer_kind = 'small_talk')::int, (r.state = 'failed')::int,
        (r.state = 'posted' AND r.answer_kind = 'clarify')::int, (${ANSWERED} AND r.clarifies IS NOT NULL)::int,
        coalesce(m.verdict = 'up', false)::int, coalesce(m.verdict = 'down', false)::int, (r.tokens_in IS NOT NULL)::int, (r.cost_micro IS NOT NULL)::int,
        coalesce(r.cost_micro, 0), coalesce(r.tokens_in, 0), coalesce(r.tokens_out, 0), coalesce(t.calls, 0), coalesce(t.failures, 0)
      FROM (${runs}) r JOIN conversation c ON c.tenant_id = ${tenantId} AND c.id = r.conversation_id AND c.status <> 'thread' AND NOT c.is_test
        LEFT JOIN message m ON m.tenant_id = ${tenantId} AND m.conversation_id = r.conversation_id AND m.client_msg_id = 'run:' || r.id
        LEFT JOIN LATERAL (SELECT count(*) AS calls, count(*) FILTER (WHERE outcome IN ('failed', 'timeout', 'too_large', 'blocked')) AS failures FROM bot_tool_call b
          WHERE b.tenant_id = ${tenantId} AND b.conversation_id = r.conversation_id AND b.run_id = r.id) t ON true
      WHERE r.state NOT IN ('queued', 'dropped_stale')) each
    GROUP BY day, locale, channel, version_no, handed_by
    ON CONFLICT (tenant_id, day, locale, channel, version_no, handed_by, erased) DO UPDATE SET ${added}`);
}
