import { TOPICS_SHOWN, type AnalysedTopic, type Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { NO_SUMS, Tally, type FactAt, type KeyedSums } from './add-up.ts';
import type { FactFilter } from './report.repository.ts';
import { findExamples, readTopics, type NamedTopic, type TopicExample } from './topic.repository.ts';

/** Examples of one topic at the most, each in another language. */
const EXAMPLES = 3;

/** Conversations by what they are about, whatever language they were held in. */
export class TopicTally {
  readonly #sums = new Tally();
  readonly #locales = new Map<number, Map<string, number>>();

  add(fact: FactAt): void {
    const no = fact.facts.topic[fact.index] as number;
    if (no === 0) return;
    this.#sums.add(no, fact);
    const locale = fact.facts.locale[fact.index] as string;
    const counts = this.#locales.get(no) ?? new Map<string, number>();
    counts.set(locale, (counts.get(locale) ?? 0) + 1);
    this.#locales.set(no, counts);
  }

  /**
   * What most conversations are about, the most frequent first, with what was asked.
   * @param filter whose days the examples are of
   */
  async read(scope: TenantScope, filter: FactFilter, locale: Locale): Promise<AnalysedTopic[]> {
    const groups = this.#sums.sorted();
    const named = await readTopics(
      scope,
      groups.map(({ key }) => Number(key)),
      locale,
    );
    const byNo = new Map(named.map((topic) => [topic.no, topic]));
    const together = Map.groupBy(groups, ({ key }) => byNo.get(Number(key))?.root ?? key);
    const shown = [...together.values()]
      .map((same) => ({ same, sums: addUp(same) }))
      .toSorted((a, b) => b.sums.conversations - a.sums.conversations)
      .slice(0, TOPICS_SHOWN);
    const nos = shown.flatMap(({ same }) => same.map(({ key }) => Number(key)));
    const examples = Map.groupBy(await findExamples(scope, nos, filter), ({ no }) => no);
    return shown.map(({ same, sums }) => this.#describe(same, sums, byNo, examples));
  }

  #describe(
    same: readonly KeyedSums[],
    sums: KeyedSums,
    byNo: ReadonlyMap<number, NamedTopic>,
    examples: ReadonlyMap<number, TopicExample[]>,
  ): AnalysedTopic {
    const nos = same.map(({ key }) => Number(key));
    const topics = nos.flatMap((no) => byNo.get(no) ?? []);
    const counts = new Map<string, number>();
    for (const no of nos) for (const [key, count] of this.#locales.get(no) ?? []) counts.set(key, (counts.get(key) ?? 0) + count);
    // The latest one of each language stays.
    const asked = new Map(
      nos
        .flatMap((no) => examples.get(no) ?? [])
        .toReversed()
        .map((example) => [example.locale, example]),
    );
    return {
      ...sums,
      name: topics.find(({ name }) => name !== '')?.name ?? '',
      kind: topics.some(({ isEntry }) => isEntry) ? 'entry' : 'page',
      locales: [...counts].map(([key, count]) => ({ key, count })).toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
      examples: [...asked.values()].slice(0, EXAMPLES).map(({ no: _no, ...example }) => example),
    };
  }
}

/** One row of several; it goes by the key of the first. */
function addUp(same: readonly KeyedSums[]): KeyedSums {
  const sums: KeyedSums = { ...NO_SUMS, key: same[0]?.key ?? '' };
  for (const each of same) for (const sum of Object.keys(NO_SUMS) as (keyof typeof NO_SUMS)[]) sums[sum] += each[sum];
  return sums;
}
