import { USAGE_METRICS, type Usage } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import type { Subscription } from '#/domains/pay/find-subscription.ts';
import { planOf } from '#/domains/pay/plan-catalog.ts';
import { countedUsage } from '#/domains/pay/usage-counted.ts';
import { usagePeriodEnd, usagePeriodStart } from '#/domains/pay/usage-period.ts';
import { forecastRunOut } from './forecast.ts';
import { ROW_COUNTERS } from './row-counters.ts';

/** How much of each limit of a running subscription is used. */
export async function readUsages(scope: TenantScope, subscription: Subscription, now: number): Promise<Usage[]> {
  const { limits } = planOf(subscription.setMealId);
  const usages: Usage[] = [];
  for (const metric of USAGE_METRICS) {
    const limit = limits[metric];
    if (metric === 'ai_replies') usages.push(await readCounted(scope, subscription, limit, now));
    else usages.push({ metric, used: await ROW_COUNTERS[metric](scope, now), limit, resets_at: null, runs_out_at: null });
  }
  return usages;
}

async function readCounted(scope: TenantScope, subscription: Subscription, limit: number, now: number): Promise<Usage> {
  const periodStart = usagePeriodStart(subscription, now);
  const resetsAt = usagePeriodEnd(subscription, now);
  const { used, days } = await countedUsage(scope, 'ai_replies', periodStart);
  const facts = {
    used,
    limit,
    startedAt: Math.max(Date.parse(periodStart), subscription.startTime),
    endsAt: Math.min(resetsAt ?? Infinity, subscription.endTime),
    days,
  };
  return { metric: 'ai_replies', used, limit, resets_at: resetsAt, runs_out_at: forecastRunOut(facts, now) };
}
