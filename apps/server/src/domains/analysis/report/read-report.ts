import { HANDOFF_TRIGGERS, may, type analysis, type AnalysisReport, type AnalysisTotals } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { dayIn, periodIn } from '#/domains/analysis/bot/period-in.ts';
import { listDays } from '#/domains/analysis/bot/result.repository.ts';
import { readState } from '#/domains/analysis/bot/state.repository.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import type { Services } from '#/services.ts';
import { countGaps, countOrders, readNames } from './beside.repository.ts';
import { NO_SUMS, sumGroups, sumPeriods, totalGroups, type FactFilter, type KeyedSums } from './report.repository.ts';

/** Hours of a week. */
const HOURS = 168;

type Asked = Call<typeof analysis.report>['request'];

/** What every page of the analysis begins with: which days, how far they are counted, and their totals beside those of the days before. */
export async function readPeriod(scope: TenantScope, request: Asked, actor: StaffActor, services: Services) {
  const timezone = await tenantTimezone(scope);
  const filter: FactFilter = periodIn(request, timezone, services.now());
  const seesPrices = may(actor, 'billing.view');
  const priced = <Counts extends { cost_micro: number }>(counts: Counts): Counts => (seesPrices ? counts : { ...counts, cost_micro: 0 });
  const { total, before } = await sumPeriods(scope, filter);
  const head = {
    timezone,
    today: dayIn(timezone, services.now()),
    from: filter.from,
    to: filter.to,
    until: (await readState(scope))?.until ?? null,
    currency: seesPrices ? services.config.modelPrices.currency : null,
    total: priced(total),
    before: priced(before),
  };
  return { head, filter, timezone, priced };
}

/** The figures of all conversations that the caller sees, in a period, beside as many days before it. */
export function readReport({ request, actor, services, locale }: Call<typeof analysis.report>): Promise<AnalysisReport> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { head, filter, timezone, priced } = await readPeriod(scope, request, actor, services);
    const { days, before } = await listDays(scope, filter);
    const hours = await sumGroups(scope, filter, 'hour');
    const agents = await totalGroups(scope, filter, 'agent');
    const teams = await totalGroups(scope, filter, 'team');
    const names = await readNames(scope, keysOf(agents));
    const isWhole = actor.reach === 'all' && [filter.channel, filter.agent, filter.team, filter.locale].every((each) => each === undefined);
    return {
      ...head,
      days: fill(days, (await sumGroups(scope, filter, 'day')).map(priced)),
      days_before: fill(before, (await sumGroups(scope, filter, 'day', { before: true })).map(priced)),
      reasons: reasonsOf(await sumGroups(scope, filter, 'reason')),
      hours: Array.from({ length: HOURS }, (_, hour) => hours.find(({ key }) => key === String(hour))?.conversations ?? 0),
      agents: named(agents.map(priced), names.agents),
      teams: named(teams.map(priced), names.teams),
      orders: isWhole ? await countOrders(scope, filter, { timezone, now: services.now(), locale }) : null,
      gaps: actor.reach === 'all' && may(actor, 'corpus.edit') ? await countGaps(scope) : null,
    };
  });
}

export const keysOf = (groups: readonly { key: string }[]) => groups.map(({ key }) => key).filter((key) => key !== '');

/** Groups that have a key, with their names; one whose name is gone has an empty one. */
export function named(groups: readonly (AnalysisTotals & { key: string })[], names: ReadonlyMap<string, string>) {
  return groups.filter(({ key }) => key !== '').map((group) => ({ ...group, name: names.get(group.key) ?? '' }));
}

/** Every day has its sums, also one on which nothing began. */
function fill(days: readonly string[], counted: readonly KeyedSums[]): KeyedSums[] {
  const found = new Map(counted.map((sums) => [sums.key, sums]));
  return days.map((key) => found.get(key) ?? { ...NO_SUMS, key });
}

function reasonsOf(groups: readonly KeyedSums[]): AnalysisReport['reasons'] {
  return groups.flatMap(({ key, conversations }) => {
    const trigger = HANDOFF_TRIGGERS.find((each) => each === key);
    return trigger === undefined ? [] : [{ key: trigger, count: conversations }];
  });
}
