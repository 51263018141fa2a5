/** What a character does to the words around it. */
export const SEPARATOR = 1;
/** Part of a word in a script that puts spaces between words, digits included. */
export const LETTER = 2;
/** Part of a script written without spaces (Han, kana, Hangul, Thai and its neighbours): compared by pairs of characters. */
export const UNSPACED = 3;

const UNSPACED_SCRIPTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]/u;
const LETTERS = /[\p{L}\p{N}\p{M}]/u;
const BASIC_PLANE = 0x10000;

const kinds = new Uint8Array(BASIC_PLANE);

function readKind(code: number): number {
  const character = String.fromCodePoint(code);
  if (UNSPACED_SCRIPTS.test(character) && LETTERS.test(character)) return UNSPACED;
  return LETTERS.test(character) ? LETTER : SEPARATOR;
}

/** The kind of a code point; remembered, since text repeats its characters. */
export function characterKind(code: number): number {
  if (code >= BASIC_PLANE) return readKind(code);
  const known = kinds[code] as number;
  if (known !== 0) return known;
  const kind = readKind(code);
  kinds[code] = kind;
  return kind;
}
