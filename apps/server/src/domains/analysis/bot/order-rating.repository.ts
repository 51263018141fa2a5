import { SATISFIED_STARS, type OrderRatings } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { ResultFilter } from './result.repository.ts';

/** Stars of work orders by the day of their last rating, of a period and of as many days before it; days without any are left out. */
export async function countOrderRatings(
  { tenantId, db }: TenantScope,
  { from, to, locale }: Pick<ResultFilter, 'from' | 'to' | 'locale'>,
  timezone: string,
): Promise<(OrderRatings & { key: string })[]> {
  const language = locale === undefined ? sql`` : sql` AND c.language = ${locale}`;
  const { rows } =
    await db.execute(sql`SELECT (c.csat_at AT TIME ZONE ${timezone})::date::text AS key, count(*)::int AS rated, sum(c.csat_score)::int AS stars,
      count(*) FILTER (WHERE c.csat_score >= ${SATISFIED_STARS})::int AS satisfied
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.status = 'thread' AND c.csat_score IS NOT NULL
      AND c.csat_at >= (${from}::date - (${to}::date - ${from}::date + 1))::timestamp AT TIME ZONE ${timezone}
      AND c.csat_at < (${to}::date + 1)::timestamp AT TIME ZONE ${timezone}${language}
      AND EXISTS (SELECT FROM work_order w WHERE w.tenant_id = c.tenant_id AND w.conversation_id = c.id)
    GROUP BY 1 ORDER BY 1`);
  return rows as unknown as (OrderRatings & { key: string })[];
}
