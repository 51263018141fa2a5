import {
  ANALYSIS_SUMS,
  HANDOFF_TRIGGERS,
  may,
  type analysis,
  type AnalysisReport,
  type AnalysisSums,
  type Endpoint,
} from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { countedUntil } from '#/domains/analysis/bot/keep-facts.ts';
import { dayIn, daysAround, periodIn } from '#/domains/analysis/bot/period-in.ts';
import { readAnnotations } from '#/domains/annotation/read-annotations.ts';
import { readPublished } from '#/domains/bot/read-published.ts';
import { countStale } from '#/domains/corpus/count-stale.ts';
import { countByStatus } from '#/domains/help/article/count-by-status.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { countMadeOrders } from '#/domains/work-order/count-made-orders.ts';
import type { Services } from '#/services.ts';
import { Middles, NO_SUMS, Tally, type KeyedSums, type ReplyMiddles } from './add-up.ts';
import { countGaps, readNames } from './beside.repository.ts';
import type { FactFilter } from './report.repository.ts';
import { TopicTally } from './topics.ts';
import { walkFacts } from './walk-facts.ts';

/** Hours of a week. */
const HOURS = 168;

type Asked = Call<typeof analysis.report>['request'];
/** Whoever asks for a report: a person, or the clock for one. */
export type Asking<E extends Endpoint> = Pick<Call<E>, 'request' | 'actor' | 'services' | 'locale'>;

/** What every page of the analysis begins with: which days, how far they are counted, who may see costs, and what is noted of them. */
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
    annotations: await readAnnotations(scope, filter),
    published: await readPublished(scope, filter, timezone),
  };
  return {
    head,
    filter,
    timezone,
    priced: <Counts extends { cost_micro: number }>(counts: Counts): Counts => (seesPrices ? counts : { ...counts, cost_micro: 0 }),
  };
}

/** The sum of rows that add up. */
export function sumUp(rows: Iterable<AnalysisSums>): AnalysisSums {
  const all = { ...NO_SUMS };
  for (const row of rows) for (const sum of ANALYSIS_SUMS) all[sum] += row[sum];
  return all;
}

/** The figures of all conversations that the caller sees, in a period, beside as many days before it. */
export function readReport({ request, actor, services, locale }: Asking<typeof analysis.report>): Promise<AnalysisReport> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { head, filter, timezone, priced } = await readPeriod(scope, request, actor, services);
    const { days, before } = daysAround(filter);
    const [byDay, agents, teams] = [new Tally(), new Tally(), new Tally()];
    const [total, totalBefore] = [new Middles(), new Middles()];
    const hours = Array.from({ length: HOURS }, () => 0);
    const reasons = new Map<string, number>();
    const topics = new TopicTally();
    await walkFacts(scope, filter, false, (fact, isCurrent) => {
      byDay.add(fact.day, fact);
      (isCurrent ? total : totalBefore).add(fact);
      if (!isCurrent) return;
      const { facts, index } = fact;
      agents.add(facts.agent[index], fact);
      teams.add(facts.team[index], fact);
      topics.add(fact);
      const [hour, reason] = [facts.hour[index] as number, facts.trigger[index] as string];
      hours[hour] = (hours[hour] as number) + 1;
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    });
    const [now, earlier] = [fill(days, byDay), fill(before, byDay)].map((all) => all.map(priced)) as [KeyedSums[], KeyedSums[]];
    const names = await readNames(scope, [...agents.groups.keys()]);
    const isWhole =
      actor.reach === 'all' &&
      [filter.channel, filter.agent, filter.team, filter.locale, filter.campaign].every((each) => each === undefined);
    const mayEdit = may(actor, 'corpus.edit');
    return {
      ...head,
      total: { ...sumUp(now), ...total.read() },
      before: { ...sumUp(earlier), ...totalBefore.read() },
      days: now,
      days_before: earlier,
      reasons: HANDOFF_TRIGGERS.map((key) => ({ key, count: reasons.get(key) ?? 0 }))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count),
      hours,
      agents: named(agents.sorted().map(priced), names.agents, agents.replyMiddles()),
      teams: named(teams.sorted().map(priced), names.teams, teams.replyMiddles()),
      topics: (await topics.read(scope, filter, locale)).map(priced),
      orders: isWhole ? await countMadeOrders(scope, { ...filter, timezone, now: services.now(), locale }) : null,
      gaps: actor.reach === 'all' && mayEdit ? await countGaps(scope) : null,
      knowledge: mayEdit ? { entries: await countStale(scope, services.now()), articles: await countByStatus(scope) } : null,
    };
  });
}

const NO_REPLY: ReplyMiddles = { first_reply_ms: null, first_reply_open_ms: null };

/** Groups with their names, an empty one where it is gone, and the middle one of their first replies. */
export function named(groups: readonly KeyedSums[], names: ReadonlyMap<string, string>, replies: ReadonlyMap<string, ReplyMiddles>) {
  return groups.map((group) => ({ ...group, name: names.get(group.key) ?? '', ...(replies.get(group.key) ?? NO_REPLY) }));
}

/** Every day has its sums, also one on which nothing began. */
function fill(days: readonly string[], { groups }: Tally): KeyedSums[] {
  return days.map((key) => groups.get(key) ?? { ...NO_SUMS, key });
}
