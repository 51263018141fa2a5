import { SATISFIED_STARS, type AnalysisSum } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';

/** Which days, and of them what. */
export interface FactFilter {
  from: string;
  to: string;
  channel?: string | undefined;
  locale?: string | undefined;
  agent?: number | undefined;
  team?: string | undefined;
  campaign?: string | undefined;
}

/** SQL: what the fact `f` has that a count counts, where it has it once or not at all. */
const HAS: Partial<Record<AnalysisSum, SQL>> = {
  conversations: sql.raw('true'),
  asked: sql.raw('f.asked'),
  answered: sql.raw('f.answered'),
  offered: sql.raw('f.offered'),
  resolved: sql.raw('f.resolved'),
  matured: sql.raw('f.matured'),
  lasting: sql.raw('f.lasting'),
  handed_over: sql.raw(`f.handed_by <> ''`),
  replied: sql.raw('f.first_reply_ms IS NOT NULL'),
  closed: sql.raw('f.resolution_ms IS NOT NULL'),
  abandoned: sql.raw('f.abandoned'),
  rated: sql.raw('f.csat_score IS NOT NULL'),
  satisfied: sql.raw(`f.csat_score >= ${SATISFIED_STARS}`),
};

/** SQL: how many of what a count counts the fact `f` has. */
export const TIMES: Record<AnalysisSum, SQL> = {
  ...(Object.fromEntries(Object.entries(HAS).map(([sum, has]) => [sum, sql`coalesce(${has}, false)::int`])) as Record<AnalysisSum, SQL>),
  messages: sql.raw('f.messages'),
  stars: sql.raw('coalesce(f.csat_score, 0)'),
  saved_answers: sql.raw('f.saved_answers'),
  failures: sql.raw('cardinality(f.failed)'),
  cost_micro: sql.raw('f.cost_micro'),
};

/** SQL: facts `f` that a filter lets through. */
export function inFilter(tenantId: number, { from, to, channel, locale, agent, team, campaign }: FactFilter): SQL {
  const parts = [
    sql`f.tenant_id = ${tenantId} AND f.day BETWEEN ${from}::date AND ${to}::date`,
    ...(channel === undefined ? [] : [sql`f.channel = ${channel}`]),
    ...(locale === undefined ? [] : [sql`f.locale = ${locale}`]),
    ...(agent === undefined ? [] : [agent === 0 ? sql`f.agent_id IS NULL` : sql`f.agent_id = ${agent}`]),
    ...(team === undefined ? [] : [sql`f.team_id = ${team}::uuid`]),
    ...(campaign === undefined ? [] : [sql`f.campaign = ${campaign}`]),
  ];
  return sql.join(parts, sql` AND `);
}
