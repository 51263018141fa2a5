import type { corpus, EntryPreview, Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { botFloor } from '#/domains/bot/bot-floor.ts';
import { countOutcomes, lastWeek, outcomeOf, shownQuestion } from '#/domains/bot/past-questions.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import type { SupposedResult } from './corpus-indexes.ts';
import { findEntry } from './corpus.repository.ts';
import type { EntryFacts, IndexedEntry } from './indexes/indexed-entry.ts';

const HITS = 3;
/** Questions that are shown as examples. */
const CHANGED_MAX = 5;
/** Who waits for it is told what is known by then, in milliseconds. */
const PREVIEW_MS = 3_000;
/** The id of an entry that has none yet; no stored one sorts or looks like it. */
const NEW_ID = 'new';

/** An entry as it would be published. */
interface SupposedEntry {
  id?: string | undefined;
  question: string;
  answer: string;
  wordings: string[];
  locale: Locale;
}

/** What the entry makes of last week's questions, before it is saved. */
export function previewEntry({ request, actor, services }: Call<typeof corpus.previewEntry>): Promise<EntryPreview> {
  return previewWith(services, actor.tenantId, request);
}

/**
 * Asks last week's questions with the entry and without, the latest first and as many as there is time for. What a model would make of
 * them is not asked.
 */
export async function previewWith(
  services: Pick<Services, 'database' | 'corpusIndexes' | 'now'>,
  tenantId: number,
  { id, question, answer, wordings, locale }: SupposedEntry,
): Promise<EntryPreview> {
  const { asked, questions, floor, facts } = await inTenant(services.database, tenantId, async (scope) => {
    const stored = id === undefined ? undefined : await findEntry(scope, id);
    if (id !== undefined && !stored) throw new BusinessError('not_found');
    return { ...(await lastWeek(scope, services.now())), floor: await botFloor(scope), facts: factsOf(stored) };
  });
  const supposed: IndexedEntry = { kind: 'entry', id: id ?? NEW_ID, question, wordings, answer, locale, facts };
  const past = questions.map((each) => ({
    question: each.question,
    options: { locale: each.locale, before: each.before, floor, limit: HITS },
  }));
  const results = await services.corpusIndexes.askSupposing(tenantId, supposed, past, performance.now() + PREVIEW_MS);
  const outcomes = results.map((result) => ({ before: outcomeOf(result.without), after: outcomeOf(result.with) }));
  const changed = outcomes.flatMap((outcome, no) => {
    const past = questions[no];
    if (!past || outcome.before === outcome.after) return [];
    return [{ question: shownQuestion(past.question, past.locale), locale: past.locale, ...outcome }];
  });
  return {
    asked,
    tried: results.length,
    before: countOutcomes(outcomes.map(({ before }) => before)),
    after: countOutcomes(outcomes.map(({ after }) => after)),
    taken: results.filter((result) => isTaken(result, supposed.id)).length,
    changed: onlyOnce(changed)
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .slice(0, CHANGED_MAX),
  };
}

/** A question that was asked often is one example. */
function onlyOnce(changed: EntryPreview['changed']): EntryPreview['changed'] {
  return [...new Map(changed.toReversed().map((each) => [`${each.locale} ${each.question}`, each])).values()].toReversed();
}

/** First what would be answered, then what no longer would. */
function rankOf({ before, after }: EntryPreview['changed'][number]): number {
  return after === 'answered' ? 0 : before === 'answered' ? 1 : 2;
}

/** Something else answers it now, and the entry would. */
function isTaken({ without: now, with: supposed }: SupposedResult, id: string): boolean {
  return now.answered && supposed.answered && now.hits[0]?.id !== id && supposed.hits[0]?.id === id;
}

/** What is kept of a stored entry stays; a new one is valid at once. */
function factsOf(stored: Awaited<ReturnType<typeof findEntry>>): EntryFacts {
  if (!stored) return { version: 0, mode: 'generate', buttons: [], priority: 0, corpusId: NEW_ID, valid_from: null, valid_until: null };
  const { version, answer_mode: mode, buttons, priority, corpus_id: corpusId, valid_from, valid_until } = stored;
  return { version, mode, buttons, priority, corpusId, valid_from, valid_until };
}
