import { SATISFIED_STARS, ANALYSIS_SUMS, type AnalysisSum, type AnalysisSums } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Which days, and of them what. */
export interface FactFilter {
  from: string;
  to: string;
  channel?: string | undefined;
  locale?: string | undefined;
  agent?: number | undefined;
  team?: string | undefined;
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

/** SQL: the sum of a count; what a fact has or has not is counted rather than added. */
const sumOf = (sum: AnalysisSum) => {
  const has = HAS[sum];
  return has === undefined
    ? sql`coalesce(sum(${TIMES[sum]}), 0)::bigint AS ${sql.raw(sum)}`
    : sql`count(*) FILTER (WHERE ${has}) AS ${sql.raw(sum)}`;
};
const sumsOf = (sums: readonly AnalysisSum[]) => sql.join(sums.map(sumOf), sql`, `);

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

/** What does not add up. */
export interface Middles {
  people: number;
  first_reply_ms: number | null;
  resolution_ms: number | null;
}

/** The visitors and the middle times of a period, and of as many days before it. */
export async function readMiddles({ tenantId, db }: TenantScope, filter: FactFilter): Promise<{ total: Middles; before: Middles }> {
  const of = (isCurrent: boolean) => (isCurrent ? sql`is_current` : sql`NOT is_current`);
  const middle = (column: SQL, isCurrent: boolean) => sql`(percentile_disc(0.5) WITHIN GROUP (ORDER BY ${column})
    FILTER (WHERE ${column} IS NOT NULL AND ${of(isCurrent)}))::float8`;
  const [reply, resolution] = [sql.raw('first_reply_ms'), sql.raw('resolution_ms')];
  const counted = (isCurrent: boolean) => sql`jsonb_build_object('people', (SELECT count(*) FROM people WHERE ${of(isCurrent)}),
    'first_reply_ms', ${middle(reply, isCurrent)}, 'resolution_ms', ${middle(resolution, isCurrent)})`;
  const { rows } = await db.execute(sql`WITH f AS MATERIALIZED (
      SELECT f.day >= ${filter.from}::date AS is_current, person, first_reply_ms, resolution_ms FROM fact_conversation f WHERE ${inFilter(tenantId, filter, dayBefore(filter))}),
    people AS MATERIALIZED (SELECT DISTINCT is_current, person FROM f)
    SELECT ${counted(true)} AS total, ${counted(false)} AS before FROM f`);
  return rows[0] as unknown as { total: Middles; before: Middles };
}

/** What is counted of no conversation. */
export const NO_SUMS = Object.fromEntries(ANALYSIS_SUMS.map((sum) => [sum, 0])) as unknown as AnalysisSums;

export type KeyedSums = AnalysisSums & { key: string };

/** The sums of each day of a period and of as many days before it, and in the period of each person and team; read in one go. */
export async function sumDaysAndPeople(
  { tenantId, db }: TenantScope,
  filter: FactFilter,
): Promise<{ days: KeyedSums[]; agents: KeyedSums[]; teams: KeyedSums[] }> {
  const { rows } =
    await db.execute(sql`SELECT f.day::text AS day, f.agent_id::text AS agent, f.team_id::text AS team, ${sumsOf(ANALYSIS_SUMS)}
    FROM (SELECT f.*, f.day >= ${filter.from}::date AS is_current FROM fact_conversation f WHERE ${inFilter(tenantId, filter, dayBefore(filter))}) f
    GROUP BY GROUPING SETS ((f.day), (f.is_current, f.agent_id, f.team_id)) HAVING f.day IS NOT NULL OR f.is_current`);
  const all = rows as unknown as (AnalysisSums & { day: string | null; agent: string | null; team: string | null })[];
  const people = all.filter(({ day }) => day === null);
  return {
    days: groupBy(
      all.filter(({ day }) => day !== null),
      ({ day }) => day,
    ),
    agents: groupBy(people, ({ agent }) => agent),
    teams: groupBy(people, ({ team }) => team),
  };
}

/** Adds rows up by a key, the largest first; rows without one are in no group. */
export function groupBy<Row extends AnalysisSums>(rows: readonly Row[], keyOf: (row: Row) => string | null): KeyedSums[] {
  const groups = new Map<string, KeyedSums>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null || key === '') continue;
    const group = groups.get(key) ?? { ...NO_SUMS, key };
    for (const sum of ANALYSIS_SUMS) group[sum] += row[sum];
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => b.conversations - a.conversations || (a.key < b.key ? -1 : 1));
}

/** Conversations by hour of the week and by what called a person. */
export async function countHours(
  { tenantId, db }: TenantScope,
  filter: FactFilter,
): Promise<{ hour: number; reason: string; count: number }[]> {
  const { rows } = await db.execute(sql`SELECT f.hour, f.handed_by AS reason, count(*) AS count FROM fact_conversation f
    WHERE ${inFilter(tenantId, filter)} GROUP BY 1, 2`);
  return rows as unknown as { hour: number; reason: string; count: number }[];
}

/** The sums of each channel, language and link together, in the period. */
export async function sumPlaces(
  { tenantId, db }: TenantScope,
  filter: FactFilter,
  isCurrent: boolean,
): Promise<(AnalysisSums & { channel: string; locale: string; link: string | null })[]> {
  const days = isCurrent
    ? inFilter(tenantId, filter)
    : sql`${inFilter(tenantId, filter, dayBefore(filter))} AND f.day < ${filter.from}::date`;
  const { rows } =
    await db.execute(sql`SELECT f.channel, f.locale, f.link_id::text AS link, ${sumsOf(ANALYSIS_SUMS)} FROM fact_conversation f
    WHERE ${days} GROUP BY f.channel, f.locale, f.link_id`);
  return rows as unknown as (AnalysisSums & { channel: string; locale: string; link: string | null })[];
}

const REPLIES = { agent: 'f.agent_id', team: 'f.team_id', channel: 'f.channel', language: 'f.locale', link: 'f.link_id' } as const;
type ReplyGroup = keyof typeof REPLIES;

/** The middle one of the times until a person's first reply, of each group. */
export async function replyMiddles<Group extends ReplyGroup>(
  { tenantId, db }: TenantScope,
  filter: FactFilter,
  groups: readonly Group[],
): Promise<Record<Group, Map<string, number>>> {
  const columns = groups.map((group) => sql.raw(REPLIES[group]));
  const sets = sql.join(
    columns.map((column) => sql`(${column})`),
    sql`, `,
  );
  const { rows } = await db.execute(sql`SELECT grouping(${sql.join(columns, sql`, `)}) AS which, coalesce(${sql.join(
    columns.map((column) => sql`${column}::text`),
    sql`, `,
  )}) AS key, (percentile_disc(0.5) WITHIN GROUP (ORDER BY f.first_reply_ms))::float8 AS ms
    FROM fact_conversation f WHERE ${inFilter(tenantId, filter)} AND f.first_reply_ms IS NOT NULL GROUP BY GROUPING SETS (${sets})`);
  const found = rows as unknown as { which: number; key: string | null; ms: number }[];
  // A bit for each column, the last one the lowest, says that rows are not grouped by it.
  const whichOf = (index: number) => (1 << groups.length) - 1 - (1 << (groups.length - 1 - index));
  const of = (index: number) =>
    new Map(found.flatMap(({ which, key, ms }) => (which === whichOf(index) && key !== null ? [[key, ms] as const] : [])));
  return Object.fromEntries(groups.map((group, index) => [group, of(index)])) as Record<Group, Map<string, number>>;
}

const PAGE_SUMS = ['conversations', 'asked', 'resolved', 'rated', 'stars'] as const;
export type PageSums = Pick<AnalysisSums, (typeof PAGE_SUMS)[number]> & { key: string };

/** The pages on which most conversations began. */
export async function sumPages({ tenantId, db }: TenantScope, filter: FactFilter, limit: number): Promise<PageSums[]> {
  const { rows } = await db.execute(sql`SELECT f.page AS key, ${sumsOf(PAGE_SUMS)} FROM fact_conversation f
    WHERE ${inFilter(tenantId, filter)} AND f.page <> '' GROUP BY 1 ORDER BY conversations DESC, key LIMIT ${limit}`);
  return rows as unknown as PageSums[];
}

/** Messages that were not delivered, by channel and reason, the most frequent first. */
export async function countFailures(
  { tenantId, db }: TenantScope,
  filter: FactFilter,
): Promise<{ channel: string; reason: string; count: number }[]> {
  const { rows } = await db.execute(sql`SELECT f.channel, reason, count(*) AS count FROM fact_conversation f, unnest(f.failed) AS reason
    WHERE ${inFilter(tenantId, filter)} AND f.failed <> '{}' GROUP BY 1, 2 ORDER BY count DESC, channel, reason`);
  return rows as unknown as { channel: string; reason: string; count: number }[];
}
