import { translationOf, type TranslationLocale } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';

const CHINESE: ReadonlySet<TranslationLocale> = new Set(['zh-CN', 'zh-hant', 'yue']);

/**
 * Whether who reads `target` can read a text as it stands: readers of one written Chinese read the other. A text that
 * is in none of the platform's languages needs a translation.
 */
export function isReadableIn(text: string, target: TranslationLocale): boolean {
  const language = detectLanguage(text);
  if (language === undefined) return false;
  const written = translationOf(language);
  return written === target || (CHINESE.has(written) && CHINESE.has(target));
}

/** The language that a text shows itself to be in; undefined where it is none of the platform's. */
export function writtenIn(text: string): TranslationLocale | undefined {
  const language = detectLanguage(text);
  return language && translationOf(language);
}
