import { FLOOR_CHOICES, REHEARSAL_DAYS, REHEARSED_MAX, type bot, type Locale, type REHEARSED } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { maskPersonal } from '#/domains/corpus/care/mask-personal.ts';
import type { AskResult } from '#/domains/corpus/corpus-indexes.ts';
import { botFloor } from './bot-floor.ts';

const DAY_MS = 86_400_000;
/** Messages before a question that may be needed to read it. */
const BEFORE_MAX = 3;
const HITS = 3;
/** Questions that are shown as examples of what the choice decides. */
const DIFFERING_MAX = 5;
const QUESTION_SHOWN_MAX = 200;

type Outcome = (typeof REHEARSED)[number];

interface PastQuestion {
  question: string;
  locale: Locale;
  /** What the visitor asked before it, oldest first. */
  before: string[];
}

/**
 * Asks the last week's questions again of the knowledge as it is now, once for each floor: both choices, the floor that visitors get
 * today and the one that is asked for. What a model would make of them is not asked.
 */
export async function rehearseFloors({ request, actor, services }: Call<typeof bot.rehearse>) {
  const since = services.now() - REHEARSAL_DAYS * DAY_MS;
  const { asked, questions, live } = await inTenant(services.database, actor.tenantId, async (scope) => ({
    ...(await questionsSince(scope, since)),
    live: await botFloor(scope),
  }));
  const floors = [...new Set([FLOOR_CHOICES.more, FLOOR_CHOICES.sure, live, request.floor ?? live])];
  const outcomes: Outcome[][] = [];
  for (const { question, locale, before } of questions) {
    const row: Outcome[] = [];
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
        const shown = maskPersonal(question, locale).slice(0, QUESTION_SHOWN_MAX);
        return new Set(row).size > 1 ? [{ question: shown, locale, outcomes: row }] : [];
      })
      .slice(0, DIFFERING_MAX),
  };
}

/** A message with several questions counts by the best that comes of it, as the visitor sees it. */
function outcomeOf({ outcome, offers, parts }: AskResult): Outcome {
  const all = [{ outcome, offers }, ...parts];
  if (all.some((each) => each.outcome === 'answer')) return 'answered';
  return all.some((each) => each.outcome === 'offer' || (each.outcome === 'ask' && each.offers.length > 0)) ? 'offered' : 'unknown';
}

function countOutcomes(outcomes: readonly Outcome[]): Record<Outcome, number> {
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return { answered: count('answered'), offered: count('offered'), unknown: count('unknown') };
}

/** Questions of visitors that asked for knowledge, the latest first; not small talk, and not what a person was asked for. */
async function questionsSince({ tenantId, db }: TenantScope, since: number): Promise<{ asked: number; questions: PastQuestion[] }> {
  const { rows } = await db.execute(sql`SELECT r.question, r.language AS locale, count(*) OVER ()::int AS asked,
      ARRAY(SELECT p.question FROM (SELECT b.question, b.trigger_seq FROM bot_run b WHERE b.tenant_id = r.tenant_id AND b.conversation_id = r.conversation_id
        AND b.trigger_seq < r.trigger_seq AND b.question <> '' ORDER BY b.trigger_seq DESC LIMIT ${BEFORE_MAX}) p ORDER BY p.trigger_seq) AS before
    FROM bot_run r JOIN conversation c ON c.tenant_id = r.tenant_id AND c.id = r.conversation_id
    WHERE r.tenant_id = ${tenantId} AND r.created_at >= to_timestamp(${since} / 1000.0) AND r.question <> '' AND r.language IS NOT NULL AND NOT c.is_test
      AND (r.answer_kind IN ('exact', 'generated', 'no_answer', 'clarify') OR (r.answer_kind = 'handoff' AND r.handoff_trigger IN ('low_score', 'misses')))
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${REHEARSED_MAX}`);
  const questions = rows as unknown as (PastQuestion & { asked: number })[];
  return { asked: questions[0]?.asked ?? 0, questions };
}
