import { FLOOR_CHOICES, type bot } from '@lobby/contract';
import { setImmediate } from 'node:timers/promises';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { botFloor } from './bot-floor.ts';
import { countOutcomes, lastWeek, outcomeOf, shownQuestion, type PastOutcome } from './past-questions.ts';

const HITS = 3;
/** Questions that are shown as examples of what the choice decides. */
const DIFFERING_MAX = 5;

/**
 * Asks the last week's questions again of the knowledge as it is now, once for each floor: both choices, the floor that visitors get
 * today and the one that is asked for. What a model would make of them is not asked.
 */
export async function previewFloors({ request, actor, services }: Call<typeof bot.previewFloors>) {
  const { asked, questions, live } = await inTenant(services.database, actor.tenantId, async (scope) => ({
    ...(await lastWeek(scope, services.now())),
    live: await botFloor(scope),
  }));
  const floors = [...new Set([FLOOR_CHOICES.more, FLOOR_CHOICES.sure, live, request.floor ?? live])];
  const outcomes: PastOutcome[][] = [];
  for (const { question, locale, before } of questions) {
    const row: PastOutcome[] = [];
    for (const floor of floors) {
      row.push(outcomeOf(await services.corpusIndexes.ask(actor.tenantId, question, { locale, before, floor, limit: HITS })));
      // Visitors who wait for an answer go before the next one.
      await setImmediate();
    }
    outcomes.push(row);
  }
  return {
    asked,
    tried: questions.length,
    floors: floors.map((floor, place) => ({ floor, ...countOutcomes(outcomes.flatMap((row) => row[place] ?? [])) })),
    differing: questions
      .flatMap(({ question, locale }, no) => {
        const row = outcomes[no] ?? [];
        return new Set(row).size > 1 ? [{ question: shownQuestion(question, locale), locale, outcomes: row }] : [];
      })
      .slice(0, DIFFERING_MAX),
  };
}
