import { and, eq, sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { usageCounter } from './pay.table.ts';

export async function readUsage({ tenantId, db }: TenantScope, metric: string, periodStart: string): Promise<number> {
  const [found] = await db
    .select({ used: usageCounter.used })
    .from(usageCounter)
    .where(and(eq(usageCounter.tenantId, tenantId), eq(usageCounter.metric, metric), eq(usageCounter.periodStart, periodStart)));
  return found?.used ?? 0;
}

/** Counted use by day (UTC) from a day on; the day as milliseconds since 1970. */
export async function readUsageDays(
  { tenantId, db }: TenantScope,
  metric: string,
  since: string,
): Promise<{ day: number; used: number }[]> {
  const { rows } = await db.execute(sql`SELECT epoch_ms(day::timestamp AT TIME ZONE 'UTC') AS day, used FROM usage_day
    WHERE tenant_id = ${tenantId} AND metric = ${metric} AND day >= ${since} ORDER BY day`);
  return rows as unknown as { day: number; used: number }[];
}
