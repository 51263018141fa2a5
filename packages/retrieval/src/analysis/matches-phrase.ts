import { LETTER, SEPARATOR, characterKind } from './character-kind.ts';
import { foldText } from './fold-text.ts';

/** Characters of a text that are looked through. */
const MAX_LENGTH = 10_000;
const APOSTROPHE = 0x27;
const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;

const kindAt = (text: string, position: number): number =>
  position < 0 || position >= text.length ? SEPARATOR : characterKind(text.codePointAt(position) as number);

/** Whether nothing in a folded text separates words; characters of two code units are left to a closer look. */
function isOneWord(folded: string): boolean {
  for (let place = 0; place < folded.length; place += 1) {
    const code = folded.charCodeAt(place);
    if ((code >= FIRST_SURROGATE && code <= LAST_SURROGATE) || (characterKind(code) === SEPARATOR && code !== APOSTROPHE)) return false;
  }
  return true;
}

/** A text folded, with one space for everything that separates words: the form in which phrases are compared. */
export function spacedText(text: string): string {
  const folded = foldText(text);
  if (isOneWord(folded)) return folded;
  let result = '';
  for (const character of folded) {
    const code = character.codePointAt(0) as number;
    const separates = characterKind(code) === SEPARATOR && code !== APOSTROPHE;
    if (!separates) result += character;
    else if (result !== '' && !result.endsWith(' ')) result += ' ';
  }
  return result.trimEnd();
}

/** Whether a spaced text holds a spaced phrase as whole words; a phrase in an unspaced script may stand anywhere. */
export function containsPhrase(text: string, phrase: string): boolean {
  for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + 1)) {
    const end = start + phrase.length;
    const opens = kindAt(text, start) !== LETTER || kindAt(text, start - 1) !== LETTER;
    const closes = kindAt(text, end - 1) !== LETTER || kindAt(text, end) !== LETTER;
    if (opens && closes) return true;
  }
  return false;
}

/**
 * Whether a text says a phrase, as hand-off words are looked for: letter case, width, accents, Traditional or Simplified and punctuation
 * make no difference. A phrase in a script with spaces must stand as whole words ("agent" is not in "agents"); in Chinese and Japanese
 * it may stand anywhere. A phrase of signs only ("🙋") is looked for as it is, an empty one is never found.
 */
export function matchesPhrase(text: string, phrase: string): boolean {
  const looked = text.slice(0, MAX_LENGTH);
  const wanted = spacedText(phrase);
  if (wanted !== '') return containsPhrase(spacedText(looked), wanted);
  const signs = phrase.trim();
  return signs !== '' && looked.includes(signs);
}
