import { COUNTED_METRICS, USAGE_METRICS, type Usage } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import type { Subscription } from '#/domains/pay/find-subscription.ts';
import { planOf } from '#/domains/pay/plan-catalog.ts';
import { countedUsage } from '#/domains/pay/usage-counted.ts';
import { usagePeriodEnd, usagePeriodStart } from '#/domains/pay/usage-period.ts';
import { forecastRunOut } from './forecast.ts';
import type { CountedMetric } from './reserve-usage.ts';
import { ROW_COUNTERS } from './row-counters.ts';

/** How much of each limit of a running subscription is used. */
export async function readUsages(scope: TenantScope, subscription: Subscription, now: number): Promise<Usage[]> {
  const { limits } = planOf(subscription.setMealId);
  const usages: Usage[] = [];
  for (const metric of USAGE_METRICS) {
    const limit = limits[metric];
    if (isCounted(metric)) usages.push(await readCounted(scope, subscription, metric, now));
    else usages.push({ metric, used: await ROW_COUNTERS[metric](scope, now), limit, resets_at: null, runs_out_at: null });
  }
  return usages;
}

/** Whether a metric is counted by period, as it happens. */
export function isCounted(metric: Usage['metric']): metric is CountedMetric {
  return (COUNTED_METRICS as readonly string[]).includes(metric);
}

/** How much of a metric is counted in the period that runs. */
export async function readCounted(scope: TenantScope, subscription: Subscription, metric: CountedMetric, now: number): Promise<Usage> {
  const limit = planOf(subscription.setMealId).limits[metric];
  const periodStart = usagePeriodStart(subscription, now);
  const resetsAt = usagePeriodEnd(subscription, now);
  const { used, days } = await countedUsage(scope, metric, periodStart);
  const facts = {
    used,
    limit,
    startedAt: Math.max(Date.parse(periodStart), subscription.startTime),
    endsAt: Math.min(resetsAt ?? Infinity, subscription.endTime),
    days,
  };
  return { metric, used, limit, resets_at: resetsAt, runs_out_at: forecastRunOut(facts, now) };
}
