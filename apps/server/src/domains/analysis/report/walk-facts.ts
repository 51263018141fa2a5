import { setImmediate } from 'node:timers/promises';
import type { TenantScope } from '#/database/transaction.ts';
import { factsByDay } from '#/domains/analysis/bot/facts-by-day.ts';
import { daysAround } from '#/domains/analysis/bot/period-in.ts';
import { fits, type FactAt } from './add-up.ts';
import type { FactFilter } from './report.repository.ts';

/** Conversations that are counted in one go, which takes some milliseconds; whoever else waits for the process has a turn in between. */
const AT_ONCE = 5_000;

/**
 * Hands out the conversations of a period and of as many days before it that the caller sees and a filter lets through, day by day.
 * @param see called for each, with whether it is of the period itself; what it is handed is the next one afterwards
 */
export async function walkFacts(
  scope: TenantScope,
  filter: FactFilter,
  withPlaces: boolean,
  see: (fact: FactAt, isCurrent: boolean) => void,
): Promise<void> {
  const [first = filter.from] = daysAround(filter).before;
  let counted = 0;
  for await (const { day, facts, places } of factsByDay(
    scope,
    { from: first, to: filter.to },
    withPlaces || filter.campaign !== undefined,
  )) {
    const isCurrent = day >= filter.from;
    // One object for all of a day: there are a hundred thousand conversations to hand out.
    const fact = { day, facts, places, index: 0 };
    for (; fact.index < facts.marks.length; fact.index += 1) if (fits(filter, fact)) see(fact, isCurrent);
    counted += facts.marks.length;
    if (counted < AT_ONCE) continue;
    counted = 0;
    await setImmediate();
  }
}
