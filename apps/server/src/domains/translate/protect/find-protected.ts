/** A part of a text that is not to be translated. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** What stands in its place at the end. */
  readonly put: string;
}

/** A wording that is replaced by another, or kept where both are the same. */
export interface Wording {
  readonly find: string;
  readonly put: string;
  readonly caseSensitive: boolean;
}

export interface Fixed {
  readonly wordings?: readonly Wording[];
  /** Of people and of the business. */
  readonly names?: readonly string[];
}

/** Digits of every script, full-width ones too, with the signs that people write between them. */
const NUMBER = /\p{Nd}+(?:[.,:/\-．，：／’'–·\u00a0\u202f]\p{Nd}+)*(?:\s?[%％‰])?/u.source;
const AMOUNT = /\p{Nd}+(?:[.,．，’'\u00a0\u202f]\p{Nd}+)*(?:[ \u00a0\u202f]\p{Nd}{3})*(?:[.,．，]\p{Nd}+)?(?:,-|\.-)?/u.source;
const CODES = 'HKD|USD|CNY|RMB|JPY|EUR|GBP|KRW|TWD|NTD|MOP|SGD|MYR|IDR|PHP|INR|BDT|PKR|BRL|RUB|AUD|CAD';
const BEFORE = `(?:(?:HK|US|NT|MOP|CN|JP|CA|AU|A|C|S|R)?\\p{Sc}|(?<!\\p{L})(?:${CODES}|Rp|RM|Rs)\\.?|港[幣币]|人民[幣币])`;
const AFTER = `(?:\\p{Sc}|(?:${CODES})(?!\\p{L})|港[元幣币]|人民[幣币]|美[元金]|日[元圓圆]|[欧歐]元|[块塊][钱錢]|[元円圓圆蚊])`;

/** What is found first is kept whole; what comes later takes what is left. */
const KINDS: readonly RegExp[] = [
  // Code, marks of our own, and tags.
  /```[\s\S]*?```|`[^`\n]+`|⟦[^⟧]*⟧|[⟦⟧]|<[^<>\n]{0,200}>|[<>]/gu,
  // Web addresses end where plain ASCII does, so that the Chinese and Japanese words around them stay outside.
  /(?:https?:\/\/|www\.)[!#-;=?-Z\\\]_a-z~[]*[#-&+\-/-9=@-Z_a-z~]|(?<![\w.-])(?:[a-z0-9-]+\.)+[a-z]{2,}\/[#-;=?-Z_a-z~]*[#-&+\-/-9=@-Z_a-z~]/giu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
];
const LATER_KINDS: readonly RegExp[] = [
  /\p{RGI_Emoji}|\p{Extended_Pictographic}/gv,
  new RegExp(`${BEFORE}\\s?${AMOUNT}(?:[万萬千亿億])?(?:\\s?${AFTER})?|${AMOUNT}(?:[万萬千亿億])?\\s?${AFTER}`, 'gu'),
  // A telephone number with its country.
  /[+＋]\p{Nd}[\p{Nd} ()（）-]{5,}\p{Nd}/gu,
];
/** Letters and digits in one word: an order number, a model, a size. */
const REFERENCE = /(?<![A-Za-zＡ-Ｚａ-ｚ\p{Nd}])[#＃]?[A-Za-zＡ-Ｚａ-ｚ\p{Nd}]+(?:[-_－][A-Za-zＡ-Ｚａ-ｚ\p{Nd}]+)*/gu;
const PLAIN_NUMBER = new RegExp(NUMBER, 'gu');

/** "3rd" and "5kg" are words with a number in them; KM-2026-00417, 2XL, #88 and sf1234567 are names of things. */
function isReference(token: string): boolean {
  if (!/\p{Nd}/u.test(token)) return false;
  return /^[#＃]/u.test(token) || /[A-ZＡ-Ｚ]/u.test(token) || /[a-zａ-ｚ]\p{Nd}{4,}/u.test(token);
}

/** Everything in a text that has to come through a translation unharmed, in order, without overlaps. Pure. */
export function findProtected(text: string, { wordings = [], names = [] }: Fixed): Span[] {
  const spans: Span[] = [];
  const add = (start: number, end: number, put = text.slice(start, end)) => {
    if (end > start && !spans.some((span) => start < span.end && span.start < end)) spans.push({ start, end, put });
  };
  const addAll = (pattern: RegExp, holds: (found: string) => boolean = () => true) => {
    for (const match of text.matchAll(pattern)) if (holds(match[0])) add(match.index, match.index + match[0].length);
  };
  for (const kind of KINDS) addAll(kind);
  for (const { find, put, caseSensitive } of wordings.toSorted((a, b) => b.find.length - a.find.length)) {
    for (const match of text.matchAll(wordPattern(find, caseSensitive ? 'gu' : 'giu'))) add(match.index, match.index + find.length, put);
  }
  for (const name of names) for (const match of text.matchAll(namePattern(name))) add(match.index, match.index + match[0].length);
  for (const kind of LATER_KINDS) addAll(kind);
  addAll(REFERENCE, isReference);
  addAll(PLAIN_NUMBER);
  return spans.toSorted((a, b) => a.start - b.start);
}

const escaped = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, (sign) => `\\${sign}`);

/** A word of a script with spaces stands by itself; one of Han or kana stands anywhere. */
function wordPattern(words: string, flags: string): RegExp {
  const before = SPACED.test(words.slice(0, 1)) ? '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Nd}])' : '';
  const after = SPACED.test(words.slice(-1)) ? '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Nd}])' : '';
  return new RegExp(before + escaped(words) + after, flags);
}

const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}]/u;
/** A single character is more often a word than a name. */
const NAME_MIN = 2;
/** Nothing at all. */
const NEVER = /(?!)/gu;

/** A name of one Latin word may be an ordinary word at the start of a sentence, as in "Will you come", so it is kept inside of one only. */
function namePattern(given: string): RegExp {
  const name = given.trim();
  if (name.length < NAME_MIN) return NEVER;
  const isOneWord = /^[\p{Script=Latin}'’-]+$/u.test(name);
  return isOneWord ? new RegExp(`(?<=[^.!?。！？\\s]\\s)${wordPattern(name, 'gu').source}`, 'gu') : wordPattern(name, 'gu');
}
