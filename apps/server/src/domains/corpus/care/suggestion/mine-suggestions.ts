import { ANSWER_MAX, QUESTION_MAX, type Locale } from '@lobby/contract';
import { detectLanguage, likeable, likeness } from '@lobby/retrieval';
import { inTenant } from '#/database/transaction.ts';
import { readCare, saveCare } from '#/domains/corpus/care/care.repository.ts';
import type { CareServices } from '#/domains/corpus/care/gap/find-gaps.ts';
import { maskPersonal } from '#/domains/corpus/care/mask-personal.ts';
import type { WrittenEntry } from '#/domains/corpus/indexes/indexed-entry.ts';
import { readProposals, type Proposal } from './read-proposals.ts';
import { closedBetween, insertSuggestion, latestTexts, readSpoken, type Closed, type NewSuggestion } from './suggestion.repository.ts';

/**
 * From this likeness on, a proposal says what an entry says already and is dropped. Measured as the cosine of the weighed terms of question and
 * answer together (`likeness` of the retrieval package), against the entries whose questions come nearest.
 */
const SAID_ALREADY = 0.88;
/** From this likeness of the questions on, it is offered as a change of that entry. */
const SAME_QUESTION = 0.6;
/** Conversations of one turn, entries that a proposal is held against, and proposals it is not to repeat. */
const CONVERSATIONS_AT_ONCE = 50;
const NEAREST = 5;
const LATEST = 300;

/** Makes suggestions of what people answered in conversations that were closed since the last time. @returns how many */
export async function mineSuggestions(services: CareServices, tenantId: number): Promise<number> {
  const { database, now } = services;
  const { closed, before } = await inTenant(database, tenantId, async (scope) => {
    const { closedUntil } = await readCare(scope);
    const found = await closedBetween(scope, closedUntil, now(), CONVERSATIONS_AT_ONCE);
    return { closed: found, before: found.length > 0 ? await latestTexts(scope, LATEST) : [] };
  });
  const known = before.map(likeable);
  let made = 0;
  for (const conversation of closed) {
    const spoken = await inTenant(database, tenantId, (scope) => readSpoken(scope, conversation.id));
    for (const proposal of readProposals(spoken)) {
      const suggestion = await judge(services, tenantId, conversation, proposal);
      const text = likeable(suggestion ? wholeOf(suggestion) : '');
      if (!suggestion || known.some((other) => likeness(other, text) >= SAID_ALREADY)) continue;
      known.push(text);
      await inTenant(database, tenantId, (scope) => insertSuggestion(scope, suggestion, now()));
      made += 1;
    }
  }
  const last = closed.at(-1);
  // One more millisecond: what was read to its end is not read again.
  if (last)
    await inTenant(database, tenantId, (scope) =>
      saveCare(scope, { closedUntil: closed.length < CONVERSATIONS_AT_ONCE ? last.at + 1 : last.at }),
    );
  return made;
}

/** @returns undefined where an entry says it already */
async function judge(
  { corpusIndexes }: CareServices,
  tenantId: number,
  { id: conversationId, locale: spokenIn }: Closed,
  { seq, question: asked, answer: said }: Proposal,
): Promise<NewSuggestion | undefined> {
  const locale: Locale = detectLanguage(`${asked}\n${said}`, spokenIn) ?? spokenIn;
  const question = maskPersonal(asked, locale).slice(0, QUESTION_MAX);
  const answer = maskPersonal(said, locale).slice(0, ANSWER_MAX);
  const near = await corpusIndexes.near(tenantId, locale, question, NEAREST);
  const whole = likeable(wholeOf({ question, answer }));
  if (
    near.some((entry) =>
      headingsOf(entry).some((heading) => likeness(whole, likeable(wholeOf({ question: heading, answer: entry.answer }))) >= SAID_ALREADY),
    )
  )
    return undefined;
  const text = likeable(question);
  const ranked = near.map((entry) => ({
    entry,
    likeness: Math.max(...headingsOf(entry).map((heading) => likeness(text, likeable(heading)))),
  }));
  const nearest = ranked.toSorted((a, b) => b.likeness - a.likeness)[0];
  const isEdit = nearest !== undefined && nearest.likeness >= SAME_QUESTION;
  return {
    kind: isEdit ? 'edit' : 'new',
    question,
    answer,
    locale,
    conversationId,
    seq,
    similarId: isEdit ? nearest.entry.id : null,
    similarity: nearest?.likeness ?? null,
  };
}

function headingsOf({ question, wordings }: WrittenEntry): string[] {
  return [question, ...wordings];
}

function wholeOf({ question, answer }: Pick<NewSuggestion, 'question' | 'answer'>): string {
  return `${question}\n${answer}`;
}
