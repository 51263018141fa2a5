import type { Locale } from '#/catalog/entry.ts';
import {
  CANTONESE,
  CHINESE_WORDS,
  JAPANESE_WORDS,
  NEVER_JAPANESE,
  ONLY_JAPANESE,
  SHARED_WITH_JAPANESE,
  SHARED_WITH_TRADITIONAL,
} from './language-marks.ts';
import { isSaidEverywhere, withoutCodes } from './said-everywhere.ts';
import { isSimplifiedForm, toSimplified } from './traditional-to-simplified.ts';
import { withoutAddresses } from './without-addresses.ts';

/** Characters that are looked at; a language shows itself long before. */
const MAX_LENGTH = 500;
const WEB_ADDRESS = /https?:\/\/\S+/gu;
const KANA = /[\u3041-\u3096\u30a1-\u30fa\uff66-\uff9d]/gu;
const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /[\p{Script=Latin}]+(?:['’][\p{Script=Latin}]+)*/gu;
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const BEYOND_ENGLISH = /[\u00c0-\u024f\u1e00-\u1eff]/u;
const ENGLISH_FRAME =
  /^(?:i|you|we|it|is|are|was|do|does|did|can|could|would|will|how|what|when|where|why|who|which|the|an?|to|of|in|for|on|my|your|not|have|has|please)$/i;
/** In Chinese too, for its looks. */
const DECORATIVE_KANA = /の/g;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

interface HanMarks {
  traditional: number;
  simplified: number;
  sharedWithJapanese: number;
  onlyJapanese: number;
}

function readMarks(text: string): HanMarks {
  const marks: HanMarks = { traditional: 0, simplified: 0, sharedWithJapanese: 0, onlyJapanese: 0 };
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (ONLY_JAPANESE.has(character)) marks.onlyJapanese += 1;
    else if (SHARED_WITH_JAPANESE.has(character)) marks.sharedWithJapanese += 1;
    else if (toSimplified(code) !== code) marks.traditional += 1;
    else if (isSimplifiedForm(code) && !SHARED_WITH_TRADITIONAL.has(character)) marks.simplified += 1;
  }
  return marks;
}

/** The language of a text without kana, by which forms of its characters it uses. */
function languageOfHan(text: string, expected: Locale | undefined): Locale {
  if (CANTONESE.test(text)) return 'zh-HK';
  const { traditional, simplified, sharedWithJapanese, onlyJapanese } = readMarks(text);
  if (simplified > 0) return simplified >= traditional ? 'zh-CN' : 'zh-HK';
  if (onlyJapanese > 0 || JAPANESE_WORDS.test(text)) return 'ja-JP';
  // Forms that both writings left unchanged beside forms that both changed: only Japanese mixes them.
  if (traditional > 0 && sharedWithJapanese > 0) return 'ja-JP';
  if (expected === 'ja-JP' && !NEVER_JAPANESE.test(text)) return expected;
  if (traditional > 0) return 'zh-HK';
  if (sharedWithJapanese > 0) return 'zh-CN';
  return expected === 'zh-HK' ? expected : 'zh-CN';
}

/** Whether a text has words that only written Cantonese has, in whichever script. */
export function isCantonese(text: string): boolean {
  return CANTONESE.test(text);
}

function isEnglish(words: readonly string[], unspaced: number): boolean {
  if (unspaced === 0) return true;
  return words.length > unspaced && words.some((word) => ENGLISH_FRAME.test(word));
}

/**
 * The platform's language in which a text is written, or undefined for another language or none (digits, signs, emoji). Kana mean
 * Japanese, Cantonese words or Traditional forms mean Hong Kong. A short Chinese text can fit several, and what everybody writes, such as
 * "OK" or an order number, fits all: then `expected`, the language the visitor has used so far, decides, and without it Simplified
 * Chinese or English.
 */
export function detectLanguage(text: string, expected?: Locale): Locale | undefined {
  // Some characters become many when they are made plain.
  const plain = withoutAddresses(text.slice(0, MAX_LENGTH).normalize('NFKC').slice(0, MAX_LENGTH)).replace(WEB_ADDRESS, ' ');
  const kana = count(plain, KANA);
  const han = count(plain, HAN);
  const words = plain.match(LATIN_WORD) ?? [];
  const other = count(plain, OTHER_LETTER);
  if (other > kana + han + words.length) return undefined;
  if (kana + han === 0 && expected !== undefined && words.length > 0 && isSaidEverywhere(withoutCodes(plain).match(LATIN_WORD) ?? []))
    return expected;
  if (words.length > 0 && isEnglish(words, kana + han)) return BEYOND_ENGLISH.test(plain) ? undefined : 'en-US';
  if (kana + han === 0) return undefined;
  if (kana > count(plain, DECORATIVE_KANA)) return 'ja-JP';
  if (kana === 0) return languageOfHan(plain, expected);
  const chinese = readMarks(plain).simplified > 0 || CANTONESE.test(plain) || CHINESE_WORDS.test(plain);
  return chinese ? languageOfHan(plain, expected) : 'ja-JP';
}
