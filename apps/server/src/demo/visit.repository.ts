import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export async function setVisited({ tenantId, db }: TenantScope, isVisited: boolean): Promise<void> {
  await db.execute(sql`UPDATE demo_business SET is_visited = ${isVisited} WHERE tenant_id = ${tenantId}`);
}

/**
 * Takes the place of the next visitor, of whom there are so many a day (UTC), each so long behind the one before.
 * @returns which one of the day it is, from 1; undefined where nobody is to come now
 */
export async function takeVisit(
  { tenantId, db }: TenantScope,
  { everyMs, perDay }: { everyMs: number; perDay: number },
  now: number,
): Promise<number | undefined> {
  const { rows } =
    await db.execute(sql`UPDATE demo_business SET visits = CASE WHEN visited_on = t.today THEN visits + 1 ELSE 1 END, visited_on = t.today, visited_at = t.now
    FROM (SELECT to_timestamp(${now} / 1000.0) AS now, (to_timestamp(${now} / 1000.0) AT TIME ZONE 'UTC')::date AS today) t
    WHERE tenant_id = ${tenantId} AND is_visited AND (visited_at IS NULL OR visited_at <= t.now - make_interval(secs => ${everyMs}::double precision / 1000))
      AND (visited_on IS DISTINCT FROM t.today OR visits < ${perDay}) RETURNING visits`);
  return (rows[0] as { visits: number } | undefined)?.visits;
}
