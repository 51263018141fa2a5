import type { Locale } from '@lobby/contract';
import { foldText, PLAUSIBLE_FLOOR } from '@lobby/retrieval';
import type { CorpusHit } from '#/domains/corpus/corpus-indexes.ts';

/** Entries that are offered at once. */
const CANDIDATES_MAX = 3;
/** Longest title on a button, in characters. */
const TITLE_MAX = 120;

/** An entry that may have been meant, and what its button says. */
export interface Candidate {
  hit: CorpusHit;
  title: string;
}

/**
 * What may have been meant, the likeliest first: in the visitor's language, or in the other written Chinese where that one has nothing. Nothing
 * below the floor of what is plausible, nothing twice, and nothing that was offered before. Pure.
 * @param hits best first
 */
export function candidatesOf(hits: readonly CorpusHit[], locale: Locale, offered: ReadonlySet<string>): Candidate[] {
  const plausible = hits
    .filter(({ id, score, question }) => score >= PLAUSIBLE_FLOOR && !offered.has(id) && question.trim() !== '')
    .map((hit) => ({ hit, title: shortened(hit.question.trim()) }));
  const own = plausible.filter(({ hit }) => hit.locale === locale);
  const readable = own.length > 0 ? own : plausible.filter(({ hit }) => languageOf(hit.locale) === languageOf(locale));
  const seen = new Set<string>();
  return readable.filter(({ title }) => seen.size < seen.add(foldText(title)).size).slice(0, CANDIDATES_MAX);
}

/** Readers of one written Chinese read the other. */
export function languageOf(locale: Locale): string | undefined {
  return locale.split('-')[0];
}

function shortened(title: string): string {
  return title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…` : title;
}
