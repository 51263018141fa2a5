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
