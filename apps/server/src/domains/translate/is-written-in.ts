import { translationOf, type TranslationLocale } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import { hearLanguages, settleLanguage } from './hear/hear-languages.ts';
import { hearScript, plainWords } from './hear/hear-script.ts';

/** Written languages whose readers read each other's. */
const NEAR: readonly ReadonlySet<TranslationLocale>[] = [new Set(['zh-CN', 'zh-hant', 'yue']), new Set(['pt', 'pt-br'])];

function reads(target: TranslationLocale, written: TranslationLocale): boolean {
  return written === target || NEAR.some((near) => near.has(written) && near.has(target));
}

/**
 * Whether who reads `target` can read a text as it stands; one without words needs no translation. What does not show its language is
 * taken to be in `spoken`, that of the conversation's visitor.
 */
export async function isReadableIn(text: string, target: TranslationLocale, spoken: TranslationLocale): Promise<boolean> {
  if (!/\p{L}/u.test(plainWords(text))) return true;
  const heard = await hearLanguages(text);
  return heard?.length === 0 ? false : reads(target, settleLanguage(heard, spoken));
}

/** The language that a text shows itself to be in; undefined where it shows none, or one that messages cannot be translated into. */
export async function writtenIn(text: string): Promise<TranslationLocale | undefined> {
  return settleLanguage(await hearLanguages(text), undefined);
}

/** The language of a term, which is too short for its letters to tell more than its script does. Pure. */
export function termLanguage(term: string): TranslationLocale | undefined {
  const heard = hearScript(plainWords(term));
  if (heard !== 'letters') return settleLanguage(heard, undefined);
  const language = detectLanguage(term);
  return language && translationOf(language);
}
