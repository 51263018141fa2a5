import type { Term, TranslationLocale } from '@lobby/contract';
import { termLanguage } from './is-written-in.ts';
import type { Wording } from './protect/find-protected.ts';

/**
 * What the glossary says about a translation into a language: every wording of a term, whichever language it is of,
 * becomes the term's wording there, so that the way back works as well. A term without one is left to the model. Pure.
 */
export function wordingsFor(
  terms: readonly Pick<Term, 'source' | 'keep' | 'texts' | 'case_sensitive'>[],
  target: TranslationLocale,
): Wording[] {
  return terms.flatMap(({ source, keep, texts, case_sensitive: caseSensitive }) => {
    if (keep) return [{ find: source, put: source, caseSensitive }];
    // The term itself is the wording of the language that it is in.
    const put = texts[target] ?? (termLanguage(source) === target ? source : undefined);
    if (put === undefined) return [];
    const known = [source, ...Object.values(texts)];
    return [...new Set(known)].map((find) => ({ find, put, caseSensitive }));
  });
}
