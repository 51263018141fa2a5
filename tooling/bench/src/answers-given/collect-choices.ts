import { createIndex, loadMeaning, loadThesaurus, termsOfEvidence, termsOfNone } from '@lobby/retrieval';
import type { AnswerSet } from './answer-set.ts';
import type { Choice } from './choice-model.ts';
import { thesauriWithoutTrades, tradeOf } from './leave-trade-out.ts';
import type { Base } from './sample-bases.ts';
import { sampleBases } from './sample-bases.ts';
import { createRandom, draw } from '#/bot/random.ts';

const HITS = 12;
/** Of small bases every entry is a choice. */
const SMALL_BASE = 40;
/** What the questions of all bases of a size count together, those with an answer there and those without one: the smaller a base, the more it is asked in vain. */
const WORTH: ReadonlyMap<number, readonly [answerable: number, unanswerable: number]> = new Map([
  [1, [0.1, 0.6]],
  [3, [0.4, 1.2]],
  [10, [0.6, 0.6]],
  [30, [2, 0.9]],
  [300, [1.5, 0.7]],
]);
/** What the bases of the project count beside those of other sources. */
const OWN_WORTH = 2;
/** Bases of one entry are drawn from each set, too. */
const LONE_ENTRIES = 10;
/** Of the many questions that a small base cannot answer, every so many are enough. */
const SPARSE_BELOW = 30;
const SPARSE_STEP = 3;

/** The bases of a set, and some of its entries by themselves. */
function basesOf(set: AnswerSet): Pick<Base, 'size' | 'entries'>[] {
  const lone = draw(set.entries, LONE_ENTRIES, createRandom(1)).map((entry) => ({ size: 1, entries: [entry] }));
  return [...sampleBases(set), ...lone];
}

/** Questions with one thing asked and nothing before: the others are put together from these. */
const isPlain = ({ answers, before }: AnswerSet['questions'][number]): boolean => answers.length === 1 && before.length === 0;

interface Found extends Omit<Choice, 'weight'> {
  /** Bases of a kind, and whether they hold an answer: what counts the same in all, however many questions there are. */
  readonly group: string;
  readonly worth: number;
}

function weighFound(found: readonly Found[]): Choice[] {
  const counts = new Map<string, number>();
  for (const { group } of found) counts.set(group, (counts.get(group) ?? 0) + 1);
  return found.map(({ group, worth, ...choice }) => ({ ...choice, weight: worth / (counts.get(group) ?? 1) }));
}

/** What the model has to choose from for each question of every base of some sets, as if nobody had thought of the trade of the base. */
export async function collectChoices(sets: readonly AnswerSet[]): Promise<Choice[]> {
  const thesauri = await thesauriWithoutTrades(sets.filter(({ use }) => use === 'tuning'));
  const found: Found[] = [];
  for (const set of sets) {
    const isOwn = set.use === 'tuning';
    const thesaurus = (isOwn ? thesauri.get(tradeOf(set)) : undefined) ?? (await loadThesaurus());
    const meaning = await loadMeaning(thesaurus);
    for (const { size, entries } of basesOf(set)) {
      const index = createIndex({ thesaurus, meaning });
      for (const entry of entries) index.add(entry);
      for (const [place, { text, answers }] of set.questions.filter(isPlain).entries()) {
        const isAnswerable = entries.some(({ id }) => answers[0]?.includes(id) === true);
        if (!isAnswerable && size < SPARSE_BELOW && place % SPARSE_STEP !== 0) continue;
        const hits = index.search(text, { limit: entries.length <= SMALL_BASE ? SMALL_BASE : HITS, locale: set.locale });
        const [first] = hits;
        if (!first) continue;
        found.push({
          entries: hits.map(({ evidence }) => termsOfEvidence(evidence)),
          none: termsOfNone(first.evidence),
          right: hits.map(({ id }) => answers[0]?.includes(id) === true),
          group: `${isOwn} ${size} ${isAnswerable}`,
          worth: (WORTH.get(size)?.[isAnswerable ? 0 : 1] ?? 1) * (isOwn ? OWN_WORTH : 1),
        });
      }
    }
  }
  return weighFound(found);
}
