import type { Locale } from '@lobby/contract';
import { detectLanguage, foldText, type Thesaurus } from '@lobby/retrieval';
import { wordsOf } from './words-of.ts';

/** Words of an answer that say nothing of what it is about. */
const PLAIN: ReadonlySet<string> = new Set(
  'yes yeah yep sure okay indeed correct right course absolutely certainly definitely sorry unfortunately thanks thank'.split(' '),
);
/** An answer of nothing but yes or no, in languages that write no blanks. */
const MERE = /^(?:はい|いいえ|是的?|不是|对|不对|對|不對|係|唔係|可以|不可以|唔可以|能|不能|有|没有|冇|好的?)[。．.！!、，,\s]*$/u;
/** Words that begin alike are forms of one: return, returns, returned. */
const STEM_LENGTH = 5;
/** A shorter text may be a name, and is taken to be in the language of who reads it. */
const LANGUAGE_MIN = 12;

export interface SourceCheck {
  /** What the visitor reads. */
  locale: Locale;
  /** What the visitor has said, which may be repeated. */
  said: string;
  /** Finds what is said in other words. */
  thesaurus: Thesaurus;
}

/**
 * Whether an answer that claims passages as its source says anything of them, in their words or in others that mean the same. A model that obeys an order
 * may cite a passage and say something else. Between languages it cannot be told, and what only agrees or declines is supported by anything. Pure.
 */
export function supportedBySources(
  text: string,
  cited: readonly { title: string; text: string }[],
  { locale, said, thesaurus }: SourceCheck,
): boolean {
  if (MERE.test(text.trim())) return true;
  const from = cited.map((passage) => `${passage.title}\n${passage.text}`).join('\n');
  const source = languageOf(from);
  const written = text.length < LANGUAGE_MIN ? languageOf('', locale) : languageOf(text, locale);
  if (source !== undefined && written !== source) return true;
  const known = `${from}\n${said}`;
  const words = stemsOf(text);
  if (words.size === 0) return true;
  const there = stemsOf(known);
  if ([...words].some((word) => there.has(word))) return true;
  const meant = thesaurus.conceptsIn(foldText(known));
  return thesaurus.withRelated(thesaurus.spansIn(foldText(text))).some(({ concept }) => meant.has(concept));
}

function stemsOf(text: string): Set<string> {
  return new Set([...wordsOf(text)].filter((word) => !PLAIN.has(word)).map((word) => word.slice(0, STEM_LENGTH)));
}

/** Readers of one written Chinese read the other. */
function languageOf(text: string, otherwise?: Locale): string | undefined {
  return (detectLanguage(text) ?? otherwise)?.split('-')[0];
}
