import type { TenantScope } from '#/database/transaction.ts';
import { readUsage, readUsageDays } from './usage.repository.ts';

/** What is counted of a metric in a period, in all and by day (UTC, the day as milliseconds since 1970). */
export async function countedUsage(
  scope: TenantScope,
  metric: string,
  periodStart: string,
): Promise<{ used: number; days: { day: number; used: number }[] }> {
  return { used: await readUsage(scope, metric, periodStart), days: await readUsageDays(scope, metric, periodStart) };
}
