import { LOCALES, translationOf, type TranslationLocale } from '@lobby/contract';
import { detectLanguage, isCantonese, withoutAddresses } from '@lobby/retrieval';
import { ARABIC, NOT_BENGALI, NOT_HINDI, NOT_RUSSIAN, ONLY_ENGLISH, SOUTHERN_MIN, URDU } from './language-signs.ts';

/**
 * Languages that a text may be in, the likeliest first. Empty where it is clearly in one that messages cannot be translated into;
 * undefined where nobody can tell: a name, "ok", digits.
 */
export type Heard = readonly TranslationLocale[] | undefined;

/** Characters that are looked at; a language shows itself long before. */
const MAX_LENGTH = 500;
const NO_LANGUAGE = /https?:\/\/\S+|[A-Za-z_-]*\p{Nd}[A-Za-z\p{Nd}_-]*/gu;

const SCRIPTS = {
  latin: /\p{Script=Latin}/gu,
  han: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu,
  hangul: /\p{Script=Hangul}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  arabic: /\p{Script=Arabic}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  bengali: /\p{Script=Bengali}/gu,
} as const;
type Script = keyof typeof SCRIPTS | 'other';

/** The words of a text, without what is in no language: addresses, numbers, order numbers. */
export function plainWords(text: string): string {
  // Some characters become many when they are made plain.
  const plain = text.slice(0, MAX_LENGTH).normalize('NFKC').slice(0, MAX_LENGTH);
  return withoutAddresses(plain).replace(NO_LANGUAGE, ' ');
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The script that most of a text is in; undefined for one without letters. A character of Han or Hangul says as much as a Latin word. */
function scriptOf(plain: string): Script | undefined {
  const found = Object.entries(SCRIPTS).map(([script, pattern]) => [script as Script, count(plain, pattern)] as const);
  const known = found.reduce((sum, [, letters]) => sum + letters, 0);
  const counts = new Map<Script, number>([...found, ['other', count(plain, /\p{L}/gu) - known]]);
  const dense = (counts.get('han') ?? 0) + (counts.get('hangul') ?? 0);
  const latinWords = count(plain, /\p{Script=Latin}+/gu);
  const isForeign = latinWords > 2 * dense || (latinWords > dense && count(plain, ONLY_ENGLISH) > 0);
  if (dense > 0 && !isForeign) counts.delete('latin');
  const [script, letters] = [...counts].reduce((best, each) => (each[1] > best[1] ? each : best));
  return letters === 0 ? undefined : script;
}

/** What the script of a text says about its language; `letters` where only a look at its letters can tell. Pure. */
export function hearScript(plain: string): Heard | 'letters' {
  const script = scriptOf(plain);
  return script === undefined ? undefined : BY_SCRIPT[script](plain);
}

const BY_SCRIPT: Record<Script, (plain: string) => Heard | 'letters'> = {
  latin: () => 'letters',
  han: hearHan,
  hangul: () => ['ko'],
  cyrillic: (plain) => (NOT_RUSSIAN.test(plain) ? [] : ['ru']),
  arabic: (plain) => (URDU.test(plain) ? ['ur'] : ARABIC.test(plain) ? [] : undefined),
  devanagari: (plain) => (NOT_HINDI.test(plain) ? [] : ['hi']),
  bengali: (plain) => (NOT_BENGALI.test(plain) ? [] : ['bn']),
  other: () => [],
};

/** A short text of Han alone can be in several: in each that it is taken for where that is expected. */
function hearHan(plain: string): Heard {
  if (SOUTHERN_MIN.test(plain)) return ['nan'];
  if (isCantonese(plain)) return ['yue'];
  const first = detectLanguage(plain);
  if (first === undefined) return undefined;
  const fits = new Set([first, ...LOCALES.flatMap((expected) => detectLanguage(plain, expected) ?? [])].map(translationOf));
  // Cantonese and Southern Min are written as standard Chinese too.
  return fits.has('zh-hant') ? [...fits, 'yue', 'nan'] : [...fits];
}
