import { HANDOFF_TRIGGERS, may, type analysis, type AnalysisReport, type AnalysisSums } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { countedUntil } from '#/domains/analysis/bot/keep-facts.ts';
import { dayIn, daysAround, periodIn } from '#/domains/analysis/bot/period-in.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import type { Services } from '#/services.ts';
import { countGaps, countOrders, readNames } from './beside.repository.ts';
import {
  countHours,
  groupBy,
  NO_SUMS,
  readMiddles,
  replyMiddles,
  sumDaysAndPeople,
  type FactFilter,
  type KeyedSums,
} from './report.repository.ts';

/** Hours of a week. */
const HOURS = 168;

type Asked = Call<typeof analysis.report>['request'];

/** What every page of the analysis begins with: which days, how far they are counted, and who may see costs. */
export async function readPeriod(scope: TenantScope, request: Asked, actor: StaffActor, services: Services) {
  const timezone = await tenantTimezone(scope);
  const filter: FactFilter = periodIn(request, timezone, services.now());
  const seesPrices = may(actor, 'billing.view');
  const head = {
    timezone,
    today: dayIn(timezone, services.now()),
    from: filter.from,
    to: filter.to,
    until: await countedUntil(scope),
    currency: seesPrices ? services.config.modelPrices.currency : null,
  };
  return {
    head,
    filter,
    timezone,
    priced: <Counts extends { cost_micro: number }>(counts: Counts): Counts => (seesPrices ? counts : { ...counts, cost_micro: 0 }),
  };
}

/** The sum of rows that add up. */
export function addUp(rows: readonly AnalysisSums[]): AnalysisSums {
  const [group] = groupBy(rows, () => 'all');
  if (!group) return NO_SUMS;
  const { key: _key, ...sums } = group;
  return sums;
}

/** The figures of all conversations that the caller sees, in a period, beside as many days before it. */
export function readReport({ request, actor, services, locale }: Call<typeof analysis.report>): Promise<AnalysisReport> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { head, filter, timezone, priced } = await readPeriod(scope, request, actor, services);
    const { days, before } = daysAround(filter);
    const sums = await sumDaysAndPeople(scope, filter);
    const [now, earlier] = [fill(days, sums.days.map(priced)), fill(before, sums.days.map(priced))];
    const middles = await readMiddles(scope, filter);
    const hours = await countHours(scope, filter);
    const replies = await replyMiddles(scope, filter, ['agent', 'team']);
    const names = await readNames(scope, keysOf(sums.agents));
    const isWhole = actor.reach === 'all' && [filter.channel, filter.agent, filter.team, filter.locale].every((each) => each === undefined);
    const countOf = (fits: (row: (typeof hours)[number]) => boolean) => hours.filter(fits).reduce((sum, { count }) => sum + count, 0);
    return {
      ...head,
      total: { ...addUp(now), ...middles.total },
      before: { ...addUp(earlier), ...middles.before },
      days: now,
      days_before: earlier,
      reasons: HANDOFF_TRIGGERS.map((key) => ({ key, count: countOf(({ reason }) => reason === key) }))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count),
      hours: Array.from({ length: HOURS }, (_, hour) => countOf((row) => row.hour === hour)),
      agents: named(sums.agents.map(priced), names.agents, replies.agent),
      teams: named(sums.teams.map(priced), names.teams, replies.team),
      orders: isWhole ? await countOrders(scope, filter, { timezone, now: services.now(), locale }) : null,
      gaps: actor.reach === 'all' && may(actor, 'corpus.edit') ? await countGaps(scope) : null,
    };
  });
}

export const keysOf = (groups: readonly { key: string }[]) => groups.map(({ key }) => key);

/** Groups with their names, an empty one where it is gone, and the middle one of their first replies. */
export function named(groups: readonly KeyedSums[], names: ReadonlyMap<string, string>, replies: ReadonlyMap<string, number>) {
  return groups.map((group) => ({ ...group, name: names.get(group.key) ?? '', first_reply_ms: replies.get(group.key) ?? null }));
}

/** Every day has its sums, also one on which nothing began. */
function fill(days: readonly string[], counted: readonly KeyedSums[]): KeyedSums[] {
  const found = new Map(counted.map((sums) => [sums.key, sums]));
  return days.map((key) => found.get(key) ?? { ...NO_SUMS, key });
}
