import { QUESTION_LISTS, type Locale, type OutcomeQuestion, type QuestionCounts, type QuestionList } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { inFilter } from './question.repository.ts';
import type { ResultFilter } from './result.repository.ts';

/** SQL: the run `s` that settles the offer of `r` with an answer. */
const SETTLED = sql.raw(`s.tenant_id = r.tenant_id AND s.conversation_id = r.conversation_id AND s.clarifies = r.id
  AND s.state = 'posted' AND s.answer_kind IN ('exact', 'generated')`);

/** SQL: the run `r` named entries to choose from, and did not only ask what the question is about. */
const OFFERED = sql.raw(`SELECT FROM message o WHERE o.tenant_id = r.tenant_id AND o.conversation_id = r.conversation_id
  AND o.client_msg_id = 'run:' || r.id AND o.sources <> '[]'`);

/** SQL: what came of the run `r`; null of greetings, and of what is not finished or came too late. */
const OUTCOME = sql`(CASE
    WHEN r.state = 'failed' THEN 'failed'
    WHEN r.state = 'handed_off' THEN 'handed_over'
    WHEN r.state <> 'posted' THEN NULL
    WHEN r.answer_kind IN ('exact', 'generated') THEN 'answered'
    WHEN r.answer_kind = 'clarify' THEN CASE WHEN EXISTS (SELECT FROM bot_run s WHERE ${SETTLED}) THEN 'chosen' WHEN EXISTS (${OFFERED}) THEN 'not_chosen' ELSE 'asked' END
    WHEN r.answer_kind = 'no_answer' THEN 'unknown'
    WHEN r.answer_kind = 'handoff' THEN 'handed_over'
    WHEN r.answer_kind = 'order' THEN 'order' END)`;

/** SQL: the run `r` took a question; whoever chooses of an offer asks nothing new. */
const ASKED = sql`(r.clarifies IS NULL AND ${OUTCOME} IS NOT NULL)`;

/** SQL: runs `r` of a list. Figures and lists read the same conditions, so that no figure says what its list does not show. */
function ofList(tenantId: number, list: QuestionList, { from }: ResultFilter, timezone: string): SQL {
  if (list === 'all') return ASKED;
  if (list !== 'disliked') return sql`(${ASKED} AND ${OUTCOME} = ${list})`;
  // Found by the few judgements: an answer is no older than its question.
  return sql`('run:' || r.id IN (SELECT m.client_msg_id FROM message m WHERE m.tenant_id = ${tenantId} AND m.verdict = 'down'
    AND m.created_at >= ${from}::date::timestamp AT TIME ZONE ${timezone}) AND ${OUTCOME} IS NOT NULL)`;
}

const RUNS = sql`bot_run r JOIN conversation c ON c.tenant_id = r.tenant_id AND c.id = r.conversation_id`;

/** How long each list is, by language, the most asked first. */
export async function countOutcomes(
  { tenantId, db }: TenantScope,
  filter: ResultFilter,
  timezone: string,
): Promise<(QuestionCounts & { locale: Locale | null })[]> {
  const counts = QUESTION_LISTS.map(
    (list) => sql`count(*) FILTER (WHERE ${ofList(tenantId, list, filter, timezone)}) AS ${sql.raw(`"${list}"`)}`,
  );
  const { rows } = await db.execute(sql`SELECT r.language AS locale, ${sql.join(counts, sql`, `)} FROM ${RUNS}
    WHERE r.tenant_id = ${tenantId} AND ${inFilter(filter, timezone)} GROUP BY r.language ORDER BY 2 DESC, 1`);
  return rows as unknown as (QuestionCounts & { locale: Locale | null })[];
}

/** A page of a list, the latest first. @param before id of the last one of the page before */
export async function findOutcomeQuestions(
  { tenantId, db }: TenantScope,
  filter: ResultFilter & { list: QuestionList },
  timezone: string,
  before: string | undefined,
  limit: number,
): Promise<OutcomeQuestion[]> {
  const { rows } = await db.execute(sql`WITH page AS MATERIALIZED (
      SELECT r.*, ${OUTCOME} AS outcome FROM ${RUNS}
      WHERE r.tenant_id = ${tenantId} AND ${inFilter(filter, timezone)} AND ${ofList(tenantId, filter.list, filter, timezone)}
        ${before === undefined ? sql`` : sql`AND r.id < ${before}::uuid`}
      ORDER BY r.id DESC LIMIT ${limit})
    SELECT r.id, r.conversation_id, r.question, r.language AS locale, epoch_ms(r.created_at) AS at, r.outcome,
      coalesce(a.body, m.body, '') AS answer,
      CASE WHEN m.answer_kind = 'clarify' THEN (SELECT coalesce(jsonb_agg(o->>'title'), '[]') FROM jsonb_array_elements(coalesce(m.sources, '[]')) o) ELSE '[]' END AS offered,
      CASE WHEN coalesce(e.question, n.title) IS NOT NULL THEN jsonb_build_object('id', e.id, 'title', coalesce(e.question, n.title)) END AS entry,
      r.confidence, coalesce(a.verdict, m.verdict) AS verdict, CASE WHEN a.verdict IS NULL THEN m.verdict_reason ELSE a.verdict_reason END AS verdict_reason
    FROM page r
      LEFT JOIN message m ON m.tenant_id = r.tenant_id AND m.conversation_id = r.conversation_id AND m.client_msg_id = 'run:' || r.id
      LEFT JOIN LATERAL (SELECT l.body, l.sources, l.verdict, l.verdict_reason FROM bot_run s JOIN message l ON l.tenant_id = s.tenant_id
          AND l.conversation_id = s.conversation_id AND l.client_msg_id = 'run:' || s.id
        WHERE ${SETTLED} ORDER BY s.trigger_seq LIMIT 1) a ON r.outcome = 'chosen'
      CROSS JOIN LATERAL (SELECT source->>'title' AS title, coalesce(source->>'entry_id', CASE WHEN source IS NULL THEN r.retrieved->0->>'entry_id' END) AS entry_id
        FROM (SELECT CASE WHEN r.outcome = 'chosen' THEN a.sources->0 ELSE m.sources->0 END AS source) named) n
      LEFT JOIN corpus_entry e ON e.tenant_id = r.tenant_id AND e.id::text = n.entry_id
    ORDER BY r.id DESC`);
  return rows as unknown as OutcomeQuestion[];
}
