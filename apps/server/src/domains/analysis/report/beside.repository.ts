import type { AnalysedOrders, Locale } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { FactFilter } from './report.repository.ts';

// What stands beside the figures of conversations: names, and counts of other nouns, which are read and never written.

export interface Names {
  agents: Map<string, string>;
  teams: Map<string, string>;
  links: Map<string, string>;
}

/** Names of people, teams and links, also of people who have left. */
export async function readNames({ tenantId, db }: TenantScope, agents: readonly string[]): Promise<Names> {
  const pairs = async (query: SQL) =>
    new Map(((await db.execute(query)).rows as unknown as { key: string; name: string }[]).map(({ key, name }) => [key, name]));
  return {
    agents: await pairs(sql`SELECT id::text AS key, name FROM app_user WHERE id = ANY(${sql.param(agents)}::bigint[])`),
    teams: await pairs(sql`SELECT id::text AS key, name FROM team WHERE tenant_id = ${tenantId}`),
    links: await pairs(sql`SELECT id::text AS key, name FROM diversion_link WHERE tenant_id = ${tenantId}`),
  };
}

/** SQL: the moment `column` lies in the days of a filter, in a zone. */
const within = (
  column: string,
  { from, to }: FactFilter,
  timezone: string,
) => sql`${sql.raw(column)} >= ${from}::date::timestamp AT TIME ZONE ${timezone}
    AND ${sql.raw(column)} < (${to}::date + 1)::timestamp AT TIME ZONE ${timezone}`;

/** Work orders that were made in the period; merged ones are part of another. @param now epoch ms */
export async function countOrders(
  { tenantId, db }: TenantScope,
  filter: FactFilter,
  { timezone, now, locale }: { timezone: string; now: number; locale: Locale },
): Promise<AnalysedOrders> {
  const { rows } =
    await db.execute(sql`SELECT o.type_id AS key, coalesce(t.name ->> ${locale}, t.name ->> 'en-US', '') AS name, count(*) AS made,
      count(*) FILTER (WHERE o.resolved_at IS NOT NULL AND o.status IN ('solved', 'closed')) AS solved,
      count(*) FILTER (WHERE o.resolve_due_at < coalesce(o.resolved_at, o.closed_at, to_timestamp(${now} / 1000.0))) AS late
    FROM work_order o JOIN work_order_type t ON t.tenant_id = o.tenant_id AND t.id = o.type_id
    WHERE o.tenant_id = ${tenantId} AND o.status <> 'merged' AND ${within('o.created_at', filter, timezone)}
    GROUP BY 1, 2 ORDER BY made DESC, 2`);
  const types = rows as unknown as AnalysedOrders['types'];
  const sum = (figure: 'made' | 'solved' | 'late') => types.reduce((all, each) => all + each[figure], 0);
  return { made: sum('made'), solved: sum('solved'), late: sum('late'), types };
}

export async function countGaps({ tenantId, db }: TenantScope): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*) AS count FROM corpus_gap WHERE tenant_id = ${tenantId} AND status = 'open'`);
  return (rows[0] as { count: number }).count;
}

/** How often each diversion link was opened in the period. */
export async function countOpened({ tenantId, db }: TenantScope, filter: FactFilter, timezone: string): Promise<Map<string, number>> {
  const { rows } = await db.execute(sql`SELECT link_id::text AS key, count(*) AS count FROM diversion_visit v
    WHERE v.tenant_id = ${tenantId} AND ${within('v.opened_at', filter, timezone)} ${filter.locale === undefined ? sql`` : sql`AND v.language = ${filter.locale}`}
    GROUP BY 1`);
  return new Map((rows as unknown as { key: string; count: number }[]).map(({ key, count }) => [key, count]));
}
