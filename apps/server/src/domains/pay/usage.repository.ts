import { and, eq, sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { usageCounter } from './pay.table.ts';

/** Adds to a counter unless it would pass `limit`; a negative amount gives back, never below zero. @returns true when it was counted */
export async function addUsage(
  { tenantId, db }: TenantScope,
  metric: string,
  periodStart: string,
  amount: number,
  limit: number,
): Promise<boolean> {
  if (amount > limit) return false;
  const counted = await db
    .insert(usageCounter)
    .values({ tenantId, metric, periodStart, used: Math.max(0, amount) })
    .onConflictDoUpdate({
      target: [usageCounter.tenantId, usageCounter.metric, usageCounter.periodStart],
      set: { used: sql`greatest(0, ${usageCounter.used} + ${amount})` },
      setWhere: sql`${usageCounter.used} + ${amount} <= ${limit}`,
    })
    .returning({ used: usageCounter.used });
  return counted.length > 0;
}

export async function readUsage({ tenantId, db }: TenantScope, metric: string, periodStart: string): Promise<number> {
  const [found] = await db
    .select({ used: usageCounter.used })
    .from(usageCounter)
    .where(and(eq(usageCounter.tenantId, tenantId), eq(usageCounter.metric, metric), eq(usageCounter.periodStart, periodStart)));
  return found?.used ?? 0;
}
