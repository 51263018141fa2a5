import { ANALYSIS_SUMS, type AnalysisPart, type AnalysisSums, type AnalysisTotals } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { SATISFIED_STARS } from '#/domains/analysis/bot/fact-columns.ts';

/** Which days, and of them what. */
export interface FactFilter {
  from: string;
  to: string;
  channel?: string | undefined;
  locale?: string | undefined;
  agent?: number | undefined;
  team?: string | undefined;
}

/** SQL: how many of what a count counts the fact `f` has. */
export const TIMES: Record<AnalysisPart | 'stars' | 'cost_micro', SQL> = {
  conversations: sql.raw('1'),
  messages: sql.raw('f.messages'),
  asked: sql.raw('f.asked::int'),
  answered: sql.raw('f.answered::int'),
  offered: sql.raw('f.offered::int'),
  resolved: sql.raw('f.resolved::int'),
  matured: sql.raw('f.matured::int'),
  lasting: sql.raw('f.lasting::int'),
  handed_over: sql.raw(`(f.handed_by <> '')::int`),
  replied: sql.raw('(f.first_reply_ms IS NOT NULL)::int'),
  closed: sql.raw('(f.resolution_ms IS NOT NULL)::int'),
  abandoned: sql.raw('f.abandoned::int'),
  rated: sql.raw('(f.csat_score IS NOT NULL)::int'),
  stars: sql.raw('coalesce(f.csat_score, 0)'),
  satisfied: sql.raw(`coalesce(f.csat_score >= ${SATISFIED_STARS}, false)::int`),
  saved_answers: sql.raw('f.saved_answers'),
  failures: sql.raw('cardinality(f.failed)'),
  cost_micro: sql.raw('f.cost_micro'),
};

/** What rows are grouped by. */
const GROUPS = {
  day: sql.raw('f.day::text'),
  reason: sql.raw('f.handed_by'),
  hour: sql.raw('f.hour::text'),
  agent: sql.raw(`coalesce(f.agent_id::text, '')`),
  team: sql.raw(`coalesce(f.team_id::text, '')`),
  channel: sql.raw('f.channel'),
  language: sql.raw('f.locale'),
  link: sql.raw(`coalesce(f.link_id::text, '')`),
  page: sql.raw('f.page'),
} as const;
export type FactGroup = keyof typeof GROUPS;

const SUMS = sql.join(
  ANALYSIS_SUMS.map((sum) => sql`coalesce(sum(${TIMES[sum]}), 0)::bigint AS ${sql.raw(sum)}`),
  sql`, `,
);

/** SQL: facts `f` that a filter lets through, from the first of these days to the last. */
export function inFilter(tenantId: number, filter: FactFilter, first: SQL = sql`${filter.from}::date`): SQL {
  const { to, channel, locale, agent, team } = filter;
  const parts = [
    sql`f.tenant_id = ${tenantId} AND f.day BETWEEN ${first} AND ${to}::date`,
    ...(channel === undefined ? [] : [sql`f.channel = ${channel}`]),
    ...(locale === undefined ? [] : [sql`f.locale = ${locale}`]),
    ...(agent === undefined ? [] : [agent === 0 ? sql`f.agent_id IS NULL` : sql`f.agent_id = ${agent}`]),
    ...(team === undefined ? [] : [sql`f.team_id = ${team}::uuid`]),
  ];
  return sql.join(parts, sql` AND `);
}

/** SQL: the first day of as many days before a period. */
const dayBefore = ({ from, to }: FactFilter) => sql`${from}::date - (${to}::date - ${from}::date + 1)`;

/** The sums of a period and of as many days before it. */
export async function sumPeriods(
  { tenantId, db }: TenantScope,
  filter: FactFilter,
): Promise<{ total: AnalysisTotals; before: AnalysisTotals }> {
  const middle = (column: string) =>
    sql`(percentile_disc(0.5) WITHIN GROUP (ORDER BY ${sql.raw(column)}) FILTER (WHERE ${sql.raw(column)} IS NOT NULL))::float8`;
  const { rows } =
    await db.execute(sql`SELECT f.day >= ${filter.from}::date AS is_current, ${SUMS}, count(DISTINCT f.person) AS people,
      ${middle('f.first_reply_ms')} AS first_reply_ms, ${middle('f.resolution_ms')} AS resolution_ms
    FROM fact_conversation f WHERE ${inFilter(tenantId, filter, dayBefore(filter))} GROUP BY 1`);
  const of = (isCurrent: boolean) => {
    const found = (rows as unknown as (AnalysisTotals & { is_current: boolean })[]).find((row) => row.is_current === isCurrent);
    if (!found) return NOTHING;
    const { is_current: _isCurrent, ...totals } = found;
    return totals;
  };
  return { total: of(true), before: of(false) };
}

/** What is counted of no conversation. */
export const NO_SUMS = Object.fromEntries(ANALYSIS_SUMS.map((sum) => [sum, 0])) as unknown as AnalysisSums;
const NOTHING: AnalysisTotals = { ...NO_SUMS, people: 0, first_reply_ms: null, resolution_ms: null };

export type KeyedSums = AnalysisSums & { key: string };

/** The sums of each group, the largest first. @param before of the days before the period instead */
export async function sumGroups(
  { tenantId, db }: TenantScope,
  filter: FactFilter,
  group: FactGroup,
  { before = false, limit = GROUPS_MAX }: { before?: boolean; limit?: number } = {},
): Promise<KeyedSums[]> {
  const days = before
    ? sql`${inFilter(tenantId, filter, dayBefore(filter))} AND f.day < ${filter.from}::date`
    : inFilter(tenantId, filter);
  const { rows } = await db.execute(sql`SELECT ${GROUPS[group]} AS key, ${SUMS} FROM fact_conversation f
    WHERE ${days} GROUP BY 1 ORDER BY conversations DESC, key LIMIT ${limit}`);
  return rows as unknown as KeyedSums[];
}

/** Most groups of one list. */
const GROUPS_MAX = 400;

/** The totals of each group, the largest first. */
export async function totalGroups(
  { tenantId, db }: TenantScope,
  filter: FactFilter,
  group: FactGroup,
): Promise<(AnalysisTotals & { key: string })[]> {
  const middle = (column: string) =>
    sql`(percentile_disc(0.5) WITHIN GROUP (ORDER BY ${sql.raw(column)}) FILTER (WHERE ${sql.raw(column)} IS NOT NULL))::float8`;
  const { rows } = await db.execute(sql`SELECT ${GROUPS[group]} AS key, ${SUMS}, count(DISTINCT f.person) AS people,
      ${middle('f.first_reply_ms')} AS first_reply_ms, ${middle('f.resolution_ms')} AS resolution_ms
    FROM fact_conversation f WHERE ${inFilter(tenantId, filter)} GROUP BY 1 ORDER BY conversations DESC, key LIMIT ${GROUPS_MAX}`);
  return rows as unknown as (AnalysisTotals & { key: string })[];
}

/** Messages that were not delivered, by channel and reason, the most frequent first. */
export async function countFailures(
  { tenantId, db }: TenantScope,
  filter: FactFilter,
): Promise<{ channel: string; reason: string; count: number }[]> {
  const { rows } = await db.execute(sql`SELECT f.channel, reason, count(*) AS count FROM fact_conversation f, unnest(f.failed) AS reason
    WHERE ${inFilter(tenantId, filter)} GROUP BY 1, 2 ORDER BY count DESC, channel, reason`);
  return rows as unknown as { channel: string; reason: string; count: number }[];
}
