import { detectLanguage } from '@lobby/retrieval';
import { contradicts } from './contradicts.ts';
import { hasSupportedMoney, hasSupportedNames } from './supported-names.ts';
import { hasSupportedNumbers } from './supported-numbers.ts';
import { wordsOf } from './words-of.ts';

/** Words of an answer that say nothing of what it is about. */
const PLAIN: ReadonlySet<string> = new Set(['yes', 'yeah', 'yep', 'sure', 'okay', 'indeed', 'correct', 'right', 'course']);

/**
 * Whether what a text cites carries it: its numbers, names and prices are there, some of its words are,
 * and it says yes and no where that does. Words, names and kinds
 * of money are compared within one language alone. Pure.
 * @param said what the visitor has said, which may be repeated
 */
export function isSupported(text: string, cited: readonly { title: string; text: string }[], said: string): boolean {
  const from = cited.map((passage) => `${passage.title}\n${passage.text}`).join('\n');
  const known = `${from}\n${said}`;
  if (!hasSupportedNumbers(text, known)) return false;
  const [written, source] = [languageOf(text), languageOf(from)];
  // A word or two show no language: in Latin letters they are taken for the language of English passages.
  if (written !== source && !(written === undefined && source === 'en' && LATIN.test(text))) return true;
  if (!sharesWords(text, known)) return false;
  if (written !== source) return true;
  return hasSupportedNames(text, known) && hasSupportedMoney(text, known) && !contradicts(text, from);
}

const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;

/** Something of what is said is known, unless nothing is said. */
function sharesWords(text: string, known: string): boolean {
  const words = [...wordsOf(text)].filter((word) => !PLAIN.has(word));
  const there = wordsOf(known);
  return words.length === 0 || words.some((word) => there.has(word));
}

/** Readers of one written Chinese read the other. */
function languageOf(text: string): string | undefined {
  return detectLanguage(text)?.split('-')[0];
}
