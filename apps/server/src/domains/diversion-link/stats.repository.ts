import type { DiversionCounts } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { Today } from './target.repository.ts';
import { CHATTED } from './visit.repository.ts';

const COUNTS =
  sql.raw(`count(*) AS opened, count(*) FILTER (WHERE outcome = 'redirected') AS redirected, count(*) FILTER (WHERE chatted) AS chats,
  count(*) FILTER (WHERE chatted AND is_new) AS new_people, count(*) FILTER (WHERE chatted AND NOT is_new) AS known_people,
  count(*) FILTER (WHERE resolved) AS resolved, count(*) FILTER (WHERE outcome = 'fallback') AS fallback`);

/** SQL: visits with what became of them; a chat is resolved while it is over. */
const seen = (tenantId: number, which: ReturnType<typeof sql>) => sql`SELECT v.*, v.chatted AND EXISTS (SELECT FROM conversation c
    WHERE c.tenant_id = v.tenant_id AND c.id = v.conversation_id AND c.status = 'resolved' AND c.ended_as IS NULL) AS resolved
  FROM (SELECT v.*, v.conversation_id IS NOT NULL AND ${CHATTED} AS chatted FROM diversion_visit v WHERE v.tenant_id = ${tenantId} AND ${which}) v`;

/** How the day of the business goes, by link. */
export async function countToday({ tenantId, db }: TenantScope, { now, timezone }: Today): Promise<Map<string, DiversionCounts>> {
  const day = sql`v.opened_at >= date_trunc('day', to_timestamp(${now} / 1000.0) AT TIME ZONE ${timezone}) AT TIME ZONE ${timezone}`;
  const { rows } = await db.execute(sql`SELECT link_id, ${COUNTS} FROM (${seen(tenantId, day)}) seen GROUP BY link_id`);
  return new Map((rows as unknown as (DiversionCounts & { link_id: string })[]).map(({ link_id: id, ...counts }) => [id, counts]));
}

export const STAT_GROUPS = ['total', 'target', 'source', 'language', 'country', 'hour'] as const;
export type StatGroup = (typeof STAT_GROUPS)[number];

export interface StatRow extends DiversionCounts {
  group: StatGroup;
  key: string | null;
}

/** Visits of a link since a moment: all of them, and by each of what they are looked at by. */
export async function countVisits({ tenantId, db }: TenantScope, linkId: string, since: number, timezone: string): Promise<StatRow[]> {
  const which = sql`v.link_id = ${linkId} AND v.opened_at > to_timestamp(${since} / 1000.0)`;
  const { rows } = await db.execute(sql`SELECT CASE grouping(target, source, language, country, hour)
        WHEN 31 THEN 'total' WHEN 15 THEN 'target' WHEN 23 THEN 'source' WHEN 27 THEN 'language' WHEN 29 THEN 'country' ELSE 'hour' END AS "group",
      coalesce(target, source, language, country, hour) AS key, ${COUNTS}
    FROM (SELECT seen.*, target_id::text AS target, to_char(opened_at AT TIME ZONE ${timezone}, 'HH24') AS hour FROM (${seen(tenantId, which)}) seen) each
    GROUP BY GROUPING SETS ((), (target), (source), (language), (country), (hour)) ORDER BY opened DESC, key`);
  return rows as unknown as StatRow[];
}
