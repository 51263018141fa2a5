import { FALLBACK_LOCALE, nearestLocale, type Locale } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import type { ParsedDocument } from '#/domains/source/read/parsed-document.ts';

/** Characters that the language shows itself in. */
const LOOKED_AT = 3_000;

/** The language a document is written in: by its words, and where they do not tell, by what it says of itself. */
export function documentLocale(
  { title, language, blocks }: Pick<ParsedDocument, 'title' | 'language' | 'blocks'>,
  fallback: Locale = FALLBACK_LOCALE,
): Locale {
  let sample = title;
  for (const { text } of blocks) {
    if (sample.length > LOOKED_AT) break;
    sample += ` ${text}`;
  }
  const said = language === '' ? undefined : nearestLocale(language);
  return detectLanguage(sample, said ?? fallback) ?? said ?? fallback;
}
