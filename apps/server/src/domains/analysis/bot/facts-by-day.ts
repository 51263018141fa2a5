import type { TenantScope } from '#/database/transaction.ts';
import { readFactDays } from './day-fact.repository.ts';
import type { DayFacts, DayPlaces, FactDay } from './day-facts.ts';

/**
 * The facts of each day that has any, as far as the caller sees them, each day parsed when it is taken.
 * @param withPlaces also what only the page of channels knows
 */
export async function* factsByDay(scope: TenantScope, period: { from: string; to: string }, withPlaces: boolean): AsyncGenerator<FactDay> {
  for (const { day, facts, places } of await readFactDays(scope, period, withPlaces))
    yield { day, facts: JSON.parse(facts) as DayFacts, places: places === null ? undefined : (JSON.parse(places) as DayPlaces) };
}
