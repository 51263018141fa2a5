import { SATISFIED_STARS, type FigureConversation, type HandoffTrigger, type ResultFigure } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { inFilter } from './question.repository.ts';
import type { ResultFilter } from './result.repository.ts';

/** SQL: conversation facts `f` that a figure counts. */
const OF_CONVERSATIONS: Partial<Record<ResultFigure, SQL>> = {
  conversations: sql`true`,
  contained: sql`f.contained`,
  resolved: sql`f.resolved`,
  lasting: sql`f.lasting`,
  handed_over: sql`f.handed_by <> ''`,
  rated: sql`f.csat_score IS NOT NULL`,
  satisfied: sql`f.csat_score >= ${SATISFIED_STARS}`,
};

/** SQL: runs `r` that a figure counts. */
const OF_RUNS: Partial<Record<ResultFigure, SQL>> = {
  answered: sql`r.state = 'posted' AND r.answer_kind IN ('exact', 'generated') AND r.clarifies IS NULL`,
  no_answers: sql`r.state = 'posted' AND r.answer_kind = 'no_answer'`,
  failures: sql`r.state = 'failed'`,
  clarified: sql`r.state = 'posted' AND r.answer_kind = 'clarify'`,
};

/** SQL: messages `m` whose judgement a figure counts. */
const OF_VERDICTS: Partial<Record<ResultFigure, SQL>> = {
  judged: sql`m.verdict IS NOT NULL`,
  up: sql`m.verdict = 'up'`,
  down: sql`m.verdict = 'down'`,
};

export interface FigureFilter extends ResultFilter {
  figure: ResultFigure;
  trigger?: HandoffTrigger | undefined;
}

/** Conversations behind a figure, the latest first, each with how much of it is in there. @param before id of the last one of the page before */
export async function findBehind(
  { tenantId, db }: TenantScope,
  filter: FigureFilter,
  timezone: string,
  before: string | undefined,
  limit: number,
): Promise<FigureConversation[]> {
  const { rows } = await db.execute(sql`WITH counted AS MATERIALIZED (${countedBy(tenantId, filter, timezone)})
    SELECT c.id, c.no, k.no AS contact_no, k.name AS contact_name, q.question, epoch_ms(q.created_at) AS at, f.locale, f.channel, f.resolved,
      nullif(f.handed_by, '') AS handed_by, f.csat_score, counted.times
    FROM counted
      JOIN bot_fact_conversation f ON f.tenant_id = ${tenantId} AND f.conversation_id = counted.id
      JOIN conversation c ON c.tenant_id = f.tenant_id AND c.id = f.conversation_id
      JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id
      JOIN LATERAL (SELECT question, created_at FROM bot_run r WHERE r.tenant_id = f.tenant_id AND r.conversation_id = f.conversation_id ORDER BY trigger_seq LIMIT 1) q ON true
    WHERE true ${before === undefined ? sql`` : sql`AND f.conversation_id < ${before}::uuid`}
    ORDER BY f.conversation_id DESC LIMIT ${limit}`);
  return rows as unknown as FigureConversation[];
}

/** SQL: ids of the conversations of a figure, with how often each counts. */
function countedBy(tenantId: number, filter: FigureFilter, timezone: string): SQL {
  const { figure, trigger, from, to, locale, channel, version } = filter;
  const ofRuns = OF_RUNS[figure];
  if (ofRuns)
    return sql`SELECT r.conversation_id AS id, count(*) AS times FROM bot_run r JOIN conversation c ON c.tenant_id = r.tenant_id AND c.id = r.conversation_id
      WHERE r.tenant_id = ${tenantId} AND ${inFilter(filter, timezone)} AND ${ofRuns} GROUP BY 1`;
  const ofVerdicts = OF_VERDICTS[figure];
  if (ofVerdicts)
    return sql`SELECT r.conversation_id AS id, count(*) AS times FROM (SELECT conversation_id, client_msg_id FROM message m WHERE m.tenant_id = ${tenantId} AND ${ofVerdicts}
        AND m.created_at >= ${from}::date::timestamp AT TIME ZONE ${timezone} OFFSET 0) m
      JOIN bot_run r ON r.tenant_id = ${tenantId} AND r.conversation_id = m.conversation_id AND m.client_msg_id = 'run:' || r.id
      JOIN conversation c ON c.tenant_id = r.tenant_id AND c.id = r.conversation_id WHERE ${inFilter(filter, timezone)} GROUP BY 1`;
  const parts = [
    sql`f.tenant_id = ${tenantId} AND f.day BETWEEN ${from}::date AND ${to}::date`,
    OF_CONVERSATIONS[figure] ?? sql`false`,
    ...(trigger === undefined ? [] : [sql`f.handed_by = ${trigger}`]),
    ...(locale === undefined ? [] : [sql`f.locale = ${locale}`]),
    ...(channel === undefined ? [] : [sql`f.channel = ${channel}`]),
    ...(version === undefined ? [] : [sql`f.version_no = ${version}`]),
  ];
  return sql`SELECT f.conversation_id AS id, 1::bigint AS times FROM bot_fact_conversation f WHERE ${sql.join(parts, sql` AND `)}`;
}
