import type { analysis, BotResults, OrderRatings, ResultCounts } from '@lobby/contract';
import { HANDOFF_TRIGGERS, may } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { DEFLECTED_AFTER_MS } from '#/domains/help/public/deflected-after.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { COUNTS } from './fact-columns.ts';
import { countOrderRatings } from './order-rating.repository.ts';
import { dayIn, periodIn } from './period-in.ts';
import { countDeflection, listDays, medianTimes, sumDays, type ResultRow } from './result.repository.ts';
import { readState } from './state.repository.ts';

const NOTHING = Object.fromEntries([...COUNTS, 'handed_over'].map((column) => [column, 0])) as unknown as ResultCounts;

/** What the bot did in a period, beside as many days before it; read from what was counted. */
export async function readResults({
  request,
  actor,
  services,
}: Pick<Call<typeof analysis.bot>, 'request' | 'actor' | 'services'>): Promise<BotResults> {
  const now = services.now();
  const seesPrices = may(actor, 'billing.view');
  // Like the counts of the days, of the whole business, whomever of it the caller may see.
  const { median, ratings } = await inTenant(beyondReach(services).database, actor.tenantId, async (scope) => {
    const timezone = await tenantTimezone(scope);
    const filter = periodIn(request, timezone, now);
    return { median: await medianTimes(scope, filter), ratings: await countOrderRatings(scope, filter, timezone) };
  });
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const timezone = await tenantTimezone(scope);
    const state = await readState(scope);
    const filter = periodIn(request, timezone, now);
    const rows = await sumDays(scope, filter);
    const { days, before } = await listDays(scope, filter);
    const group = (name: ResultRow['group'], isCurrent = true) =>
      rows.filter((row) => row.group === name && row.is_current === isCurrent).map((row) => toCounts(row, seesPrices));
    const filled = (names: string[], counted: ReturnType<typeof group>) =>
      names.map((key) => counted.find((row) => row.key === key) ?? { ...NOTHING, key });
    const isWhole = request.channel === undefined && request.version === undefined;
    return {
      timezone,
      today: dayIn(timezone, now),
      from: filter.from,
      to: filter.to,
      until: state?.until ?? null,
      total: group('total')[0] ?? NOTHING,
      before: group('total', false)[0] ?? NOTHING,
      days: filled(days, group('day')),
      days_before: filled(before, group('day', false)),
      locales: group('locale'),
      channels: group('channel'),
      versions: group('version'),
      reasons: reasonsOf(group('reason')),
      first_answer_median: median,
      deflection: isWhole ? await countDeflection(scope, filter, timezone, now - DEFLECTED_AFTER_MS) : null,
      order_ratings: isWhole ? orderRatings(days, before, ratings) : null,
      currency: seesPrices ? services.config.modelPrices.currency : null,
    };
  });
}

/** Every day has its ratings, also one without any. */
function orderRatings(
  days: readonly string[],
  before: readonly string[],
  counted: readonly (OrderRatings & { key: string })[],
): NonNullable<BotResults['order_ratings']> {
  const fill = (keys: readonly string[]) =>
    keys.map((key) => counted.find((each) => each.key === key) ?? { key, rated: 0, stars: 0, satisfied: 0 });
  const sum = (all: readonly OrderRatings[], figure: keyof OrderRatings) => all.reduce((total, each) => total + each[figure], 0);
  const total = (all: readonly OrderRatings[]) => ({
    rated: sum(all, 'rated'),
    stars: sum(all, 'stars'),
    satisfied: sum(all, 'satisfied'),
  });
  const filled = fill(days);
  return { total: total(filled), before: total(fill(before)), days: filled };
}

/** Without prices for whoever may not see what is paid. */
function toCounts({ group: _group, is_current: _isCurrent, ...counts }: ResultRow, seesPrices: boolean): ResultCounts & { key: string } {
  return seesPrices ? counts : { ...counts, priced: 0, cost_micro: 0 };
}

function reasonsOf(rows: readonly (ResultCounts & { key: string })[]): BotResults['reasons'] {
  return HANDOFF_TRIGGERS.flatMap((key) => {
    const count = rows.find((row) => row.key === key)?.conversations ?? 0;
    return count === 0 ? [] : [{ key, count }];
  }).toSorted((a, b) => b.count - a.count);
}
