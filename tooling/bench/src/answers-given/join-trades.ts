import { createIndex, likeable, likeness, loadMeaning, loadThesaurus } from '@lobby/retrieval';
import type { Entry, Hit } from '@lobby/retrieval';
import type { AnswerQuestion, AnswerSet } from './answer-set.ts';
import { tradeOf } from './leave-trade-out.ts';

/** Headings of two trades ask the same from this likeness on, or if each says so much of the other in any words. */
const SAME_LIKENESS = 0.6;
const SAME_SHARE = 0.8;
/** A near miss of its own trade is left out if the heading of an entry of another trade says so much of it. */
const ANSWERED_ELSEWHERE = 0.6;
/** Enough that what is compared does not hang on the order of the hits, which the fit of the model changes. */
const HITS = 40;

const idIn = (set: AnswerSet, id: string): string => `${tradeOf(set)}/${id}`;

/** What finding the entries of other trades needs: the search of the joined base, and the trade that asks. */
interface Elsewhere {
  readonly search: (text: string) => readonly Hit[];
  readonly set: AnswerSet;
}

function foreignHits({ search, set }: Elsewhere, text: string): readonly Hit[] {
  return search(text).filter(({ id }) => !id.startsWith(idIn(set, '')));
}

/** The entries of other trades that are about the same as an entry. */
function sameElsewhere(elsewhere: Elsewhere, heading: string): string[] {
  const read = likeable(heading);
  const isSame = ({ entry, evidence }: Hit): boolean =>
    Math.min(evidence.heading, evidence.reverse) >= SAME_SHARE || likeness(read, likeable(entry.question ?? '')) >= SAME_LIKENESS;
  return foreignHits(elsewhere, heading)
    .filter(isSame)
    .map(({ id }) => id);
}

/** The questions of a trade as they are asked of the joined base. */
function questionsOf(elsewhere: Elsewhere): AnswerQuestion[] {
  const { set } = elsewhere;
  const headings = new Map(set.entries.map(({ id, question }) => [id, question ?? '']));
  const idsOf = (id: string): string[] => [idIn(set, id), ...sameElsewhere(elsewhere, headings.get(id) ?? '')];
  const isOpen = ({ text, kind }: AnswerQuestion): boolean =>
    kind !== 'near_miss' || foreignHits(elsewhere, text).every(({ evidence }) => evidence.heading < ANSWERED_ELSEWHERE);
  return set.questions
    .filter(isOpen)
    .map((question) => ({ ...question, answers: question.answers.map((right) => [...new Set(right.flatMap(idsOf))]) }));
}

/**
 * For each set one with the entries of all trades of its language: a large base. What other trades say as well counts as right; what only
 * they can answer is not asked.
 */
export async function joinTrades(sets: readonly AnswerSet[]): Promise<AnswerSet[]> {
  const thesaurus = await loadThesaurus();
  const meaning = await loadMeaning(thesaurus);
  return [...Map.groupBy(sets, ({ locale }) => locale)].flatMap(([locale, mates]) => {
    const entries = mates.flatMap((mate) => mate.entries.map((entry): Entry => ({ ...entry, id: idIn(mate, entry.id) })));
    const index = createIndex({ thesaurus, meaning });
    for (const entry of entries) index.add(entry);
    const search = (text: string): readonly Hit[] => index.search(text, { limit: HITS, locale });
    return mates.map((set): AnswerSet => ({ ...set, isJoined: true, entries, questions: questionsOf({ search, set }) }));
  });
}
