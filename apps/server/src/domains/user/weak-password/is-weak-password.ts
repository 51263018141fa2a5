import { isCommon } from './common-passwords.ts';
import { countRuns } from './key-runs.ts';

/** Characters that stand for a letter in `p@ssw0rd`; 1 stands for two. */
const LOOKALIKES: Readonly<Record<string, string>> = { '@': 'a', 4: 'a', 8: 'b', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's', 7: 't' };
/** Digits and signs around a word that guessing programs try: years, `123`, `!`. */
const TRIMMINGS_MAX = 4;
const TRIMMINGS = /^[\d!@#$%&*._-]+|[\d!@#$%&*._-]+$/g;
/** With fewer different characters the rest is repetition. */
const DIFFERENT_MIN = 4;
/** Keys of a run that are as hard to guess as one: fewer pieces than a third of the length are a pattern. */
const KEYS_PER_RUN = 3;
const RUNS_MIN = 3;
/** The same one to four characters over and over, and at most two others. */
const REPEATED = /^(.{1,4}?)\1+.{0,2}$/;
/** Shorter parts of a name stand in too many passwords by chance. */
const OWN_WORD_MIN = 3;
/** The product's name is the first that a stranger tries. */
const PRODUCT = 'lobby';

/**
 * Whether a password that meets the rule of §5 would be guessed quickly: it is well known, a well-known word with some
 * digits, a walk over the keyboard, repetition, or made of what everybody knows about the person.
 * @param own the address, the name of the business and the like
 */
export function isWeakPassword(password: string, own: readonly (string | null | undefined)[]): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  return isWellKnown(folded) || isPattern(folded) || isOwn(folded, own);
}

function isWellKnown(folded: string): boolean {
  if (isCommon(folded) || readings(folded).some(isCommon)) return true;
  const word = folded.replaceAll(TRIMMINGS, '');
  return folded.length - word.length <= TRIMMINGS_MAX && [word, ...readings(word)].some(isCommon);
}

/** The text with its look-alikes read as letters; `1` as i and as l. */
function readings(text: string): string[] {
  const asI = Array.from(text, (key) => LOOKALIKES[key] ?? key).join('');
  const asL = Array.from(text, (key) => (key === '1' ? 'l' : (LOOKALIKES[key] ?? key))).join('');
  return [asI, asL];
}

function isPattern(folded: string): boolean {
  const keys = Array.from(folded);
  if (new Set(keys).size < DIFFERENT_MIN || REPEATED.test(folded)) return true;
  // `a1b2c3` is two runs woven together.
  const woven = countRuns(folded.replaceAll(/\d/g, '')) + countRuns(folded.replaceAll(/\D/g, ''));
  const runs = Math.min(countRuns(folded), woven);
  return runs < RUNS_MIN || runs * KEYS_PER_RUN <= keys.length;
}

function isOwn(folded: string, own: readonly (string | null | undefined)[]): boolean {
  const tries = new Set([folded, ...readings(folded), ...readings(folded.replaceAll(TRIMMINGS, ''))].map(wordOf));
  return [PRODUCT, ...own].some((text) => wordsOf(text ?? '').some((word) => tries.has(word)));
}

/** An address and a name, whole and in parts: `mina.sato@shop.example` is minasato, mina, sato. */
function wordsOf(text: string): string[] {
  const name = text.normalize('NFKC').toLowerCase().replace(/@.*$/, '');
  return [name, ...name.split(/[^\p{L}\p{N}]+/u)].map(wordOf).filter((word) => word.length >= OWN_WORD_MIN);
}

/** Letters only at its ends, no signs: what is left when somebody adds digits to a name. */
function wordOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').replaceAll(/^\d+|\d+$/g, '');
}
