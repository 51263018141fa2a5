import type { Locale } from '@lobby/contract';
import { foldText } from '@lobby/retrieval';
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
 * What may have been meant, the likeliest first: in the visitor's language, else in the other written Chinese, else in any. Nothing twice, and
 * nothing that was offered before. Pure.
 * @param hits that may have been meant, best first
 * @param locales what the visitor reads, of which the first that has anything counts: a short question may look like another language
 */
export function candidatesOf(hits: readonly CorpusHit[], locales: readonly Locale[], offered: ReadonlySet<string>): Candidate[] {
  const open = hits
    .filter(({ id, question }) => !offered.has(id) && question.trim() !== '')
    .map((hit) => ({ hit, title: shortened(hit.question.trim()) }));
  const own = locales.map((locale) => open.filter(({ hit }) => hit.locale === locale)).find(({ length }) => length > 0);
  const readable = open.filter(({ hit }) => locales.some((locale) => languageOf(hit.locale) === languageOf(locale)));
  const seen = new Set<string>();
  return (own ?? (readable.length > 0 ? readable : open))
    .filter(({ title }) => seen.size < seen.add(foldText(title)).size)
    .slice(0, CANDIDATES_MAX);
}

/** Readers of one written Chinese read the other. */
export function languageOf(locale: Locale): string | undefined {
  return locale.split('-')[0];
}

function shortened(title: string): string {
  return title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…` : title;
}
