import { detectLanguage } from '#/analysis/detect-language.ts';
import type { Index, SearchOptions } from '#/catalog/answer-index.ts';
import type { Entry, Locale } from '#/catalog/entry.ts';
import { ANSWER_FLOOR } from '#/ranking/confidence.ts';
import type { Hit } from '#/ranking/hit.ts';

/** What came of a question. */
export interface Retrieval<Kept extends Entry = Entry> {
  /** Whether the first hit is good enough to be given as the answer. */
  readonly answered: boolean;
  /** Entries that may answer, best first, those below the floor included: they are still worth suggesting to a person. */
  readonly hits: readonly Hit<Kept>[];
  /** The language of the question, if it is one of the platform's. */
  readonly language: Locale | undefined;
}

/** Looks for the answer to a question and decides whether it was found; `floor` is `ANSWER_FLOOR` by default. */
export function retrieve<Kept extends Entry>(
  index: Index<Kept>,
  question: string,
  { floor = ANSWER_FLOOR, ...options }: SearchOptions<Kept> = {},
): Retrieval<Kept> {
  const language = detectLanguage(question, options.locale);
  const hits = index.search(question, { ...options, locale: options.locale ?? language });
  return { answered: (hits[0]?.score ?? 0) >= floor, hits, language };
}
