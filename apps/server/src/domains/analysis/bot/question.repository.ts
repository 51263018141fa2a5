import type { ResultQuestions } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { ResultFilter } from './result.repository.ts';

/** SQL: run `r` of conversation `c` is of the days and of what the filter says. */
export function inFilter({ from, to, locale, channel, version }: ResultFilter, timezone: string): SQL {
  const parts = [
    sql`r.created_at >= ${from}::date::timestamp AT TIME ZONE ${timezone} AND r.created_at < (${to}::date + 1)::timestamp AT TIME ZONE ${timezone}`,
    ...(locale === undefined ? [] : [sql`r.language = ${locale}`]),
    ...(channel === undefined ? [] : [sql`c.channel = ${channel}`]),
    ...(version === undefined ? [] : [sql`coalesce(r.version_no, 0) = ${version}`]),
  ];
  return sql.join([sql`NOT c.is_test AND c.status <> 'thread'`, ...parts], sql` AND `);
}

const RUNS = (tenantId: number, which: SQL) =>
  sql`bot_run r JOIN conversation c ON c.tenant_id = r.tenant_id AND c.id = r.conversation_id WHERE r.tenant_id = ${tenantId} AND ${which}`;

/** Questions that were asked most, in whatever case; small talk is none, nor is a file without words. */
export async function findTop(
  { tenantId, db }: TenantScope,
  filter: ResultFilter,
  timezone: string,
  limit: number,
): Promise<ResultQuestions['top']> {
  // Counted as they are written, then whatever their case, and looked up afterwards: the slow work is done for few.
  const { rows } = await db.execute(sql`SELECT last.question, last.locale, last.conversation_id, asked, answered, no_answer
    FROM (SELECT lower(btrim(question)) AS key, max(last_at) AS last_at, sum(asked)::bigint AS asked, sum(answered)::bigint AS answered, sum(no_answer)::bigint AS no_answer
      FROM (SELECT r.question, max(r.created_at) AS last_at, count(*) FILTER (WHERE r.clarifies IS NULL) AS asked, count(*) FILTER (WHERE r.state = 'posted' AND r.answer_kind IN ('exact', 'generated')) AS answered,
        count(*) FILTER (WHERE r.answer_kind = 'no_answer') AS no_answer
    FROM ${RUNS(tenantId, sql`${inFilter(filter, timezone)} AND r.question <> '' AND r.answer_kind IN ('exact', 'generated', 'no_answer', 'handoff', 'clarify')`)}
        GROUP BY r.question) written
      GROUP BY 1 ORDER BY asked DESC, key LIMIT ${limit}) top
    JOIN LATERAL (SELECT r.question, r.language AS locale, r.conversation_id FROM ${RUNS(tenantId, inFilter(filter, timezone))}
      AND r.created_at = top.last_at AND lower(btrim(r.question)) = top.key ORDER BY r.id LIMIT 1) last ON true
    ORDER BY asked DESC, key`);
  return rows as unknown as ResultQuestions['top'];
}

/** Answers that were disliked, by the entry that they came from, and questions that had none; the most frequent first. */
export async function findWorst(
  { tenantId, db }: TenantScope,
  filter: ResultFilter,
  timezone: string,
  limit: number,
): Promise<ResultQuestions['worst']> {
  const { rows } = await db.execute(sql`WITH disliked AS (
      SELECT 'down' AS kind, r.question, m.body AS answer, r.language AS locale, r.conversation_id, r.created_at, m.sources->0->>'entry_id' AS entry
      FROM message m JOIN bot_run r ON r.tenant_id = m.tenant_id AND r.conversation_id = m.conversation_id AND m.client_msg_id = 'run:' || r.id
        JOIN conversation c ON c.tenant_id = r.tenant_id AND c.id = r.conversation_id
      WHERE m.tenant_id = ${tenantId} AND m.verdict = 'down' AND m.created_at >= ${filter.from}::date::timestamp AT TIME ZONE ${timezone} AND ${inFilter(filter, timezone)}),
    missed AS (
      SELECT 'no_answer' AS kind, r.question, '' AS answer, r.language AS locale, r.conversation_id, r.created_at, NULL::text AS entry
      FROM ${RUNS(tenantId, sql`${inFilter(filter, timezone)} AND r.question <> '' AND r.answer_kind = 'no_answer' AND r.state = 'posted'`)})
    SELECT kind, question, answer, locale, conversation_id, count,
      (SELECT e.id FROM corpus_entry e WHERE e.tenant_id = ${tenantId} AND e.id::text = entry) AS entry_id
    FROM (SELECT kind, (array_agg(question ORDER BY created_at DESC))[1] AS question, (array_agg(answer ORDER BY created_at DESC))[1] AS answer,
      (array_agg(locale ORDER BY created_at DESC))[1] AS locale, (array_agg(conversation_id ORDER BY created_at DESC))[1] AS conversation_id, count(*) AS count,
        (array_agg(entry ORDER BY created_at DESC))[1] AS entry
    FROM (SELECT * FROM disliked UNION ALL SELECT * FROM missed) each
    GROUP BY kind, coalesce(entry, lower(btrim(question))) ORDER BY (kind = 'down') DESC, count DESC, 2 LIMIT ${limit}) worst`);
  return rows as unknown as ResultQuestions['worst'];
}
