import { createIndex, loadMeaning, loadThesaurus, termsOfBelonging } from '@lobby/retrieval';
import type { Hit } from '@lobby/retrieval';
import type { AnswerSet } from './answer-set.ts';
import type { Choice } from './choice-model.ts';
import { thesauriWithoutTrades, tradeOf } from './leave-trade-out.ts';
import { foreignTo } from './off-topic.ts';
import type { OffTopicFile } from './off-topic.ts';
import { sampleBases } from './sample-bases.ts';

/** What the questions of all bases of a size count together, of each kind. */
const SIZE_WORTH: ReadonlyMap<number, number> = new Map([
  [3, 0.5],
  [10, 0.5],
]);
/** Questions of public sets that each base is asked. */
const PUBLIC_EACH = 40;

/** Whether a question belongs to a base, and where it comes from. */
interface Asking {
  readonly text: string;
  readonly belongs: boolean;
  readonly source: 'own' | 'off-topic' | 'public';
}

/** What is asked of a base: what it answers or nearly answers, what no business knows, and questions of public sets about the world. */
function askingOf(set: AnswerSet, ids: ReadonlySet<string>, files: readonly OffTopicFile[], publicSets: readonly AnswerSet[]): Asking[] {
  const own = set.questions.flatMap(({ text, kind, answers, before }): Asking[] => {
    if (before.length > 0 || answers.length > 1) return [];
    if (kind === 'off_topic') return [{ text, belongs: false, source: 'off-topic' }];
    const isAnswered = answers[0]?.some((id) => ids.has(id)) === true;
    const isNear = kind === 'near_miss' && ids.size === set.entries.length;
    return isAnswered || isNear ? [{ text, belongs: true, source: 'own' }] : [];
  });
  const foreign = foreignTo(set, files).map(({ text }): Asking => ({ text, belongs: false, source: 'off-topic' }));
  const world = publicSets.flatMap(({ questions }) => {
    const step = Math.max(1, Math.floor(questions.length / PUBLIC_EACH));
    return questions.filter((_, place) => place % step === 0).map(({ text }): Asking => ({ text, belongs: false, source: 'public' }));
  });
  return [...own, ...foreign, ...world];
}

/** A hit as if nobody had written down what no business has to do with: half of what is foreign is judged so, for there is always more of it. */
const withoutOffTopic = <Found extends Pick<Hit, 'evidence'>>(hit: Found): Found => ({
  ...hit,
  evidence: { ...hit.evidence, offTopic: 0 },
});

/**
 * What the model of belonging has to choose from for each question of every base of the sets for tuning, each as if nobody had thought of its
 * trade. @param publicSets questions about the world, by the language of what they are asked of
 */
export async function collectBelonging(
  sets: readonly AnswerSet[],
  files: readonly OffTopicFile[],
  publicSets: ReadonlyMap<string, readonly AnswerSet[]>,
): Promise<Choice[]> {
  const thesauri = await thesauriWithoutTrades(sets);
  const found: (Choice & { readonly group: string })[] = [];
  for (const set of sets) {
    const thesaurus = thesauri.get(tradeOf(set)) ?? (await loadThesaurus());
    const meaning = await loadMeaning(thesaurus);
    for (const { size, entries } of sampleBases(set)) {
      const index = createIndex({ thesaurus, meaning });
      for (const entry of entries) index.add(entry);
      const ids = new Set(entries.map(({ id }) => id));
      for (const [place, { text, belongs, source }] of askingOf(set, ids, files, publicSets.get(set.locale ?? '') ?? []).entries()) {
        const hits = index.search(text, { locale: set.locale });
        if (hits.length === 0) continue;
        const heard = source === 'off-topic' && place % 2 === 0 ? hits.map(withoutOffTopic) : hits;
        const weight = SIZE_WORTH.get(size) ?? 1;
        found.push({ entries: [termsOfBelonging(heard)], none: [1], right: [belongs], weight, group: `${source} ${size}` });
      }
    }
  }
  const counts = new Map<string, number>();
  for (const { group } of found) counts.set(group, (counts.get(group) ?? 0) + 1);
  return found.map(({ group, weight, right, ...choice }) => ({
    ...choice,
    right,
    weight: (weight * (right[0] === true ? 2 : 1)) / (counts.get(group) ?? 1),
  }));
}
