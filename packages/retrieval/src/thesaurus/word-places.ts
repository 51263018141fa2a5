import { LETTER, characterKind } from '#/analysis/character-kind.ts';

const APOSTROPHE = "'";

/** Where the word of a script with spaces ends that begins at a place of a folded text. */
export function wordEnd(folded: string, start: number): number {
  let end = start;
  while (end < folded.length && (characterKind(folded.charCodeAt(end)) === LETTER || folded[end] === APOSTROPHE)) end += 1;
  return end;
}

/** What may stand between the words of a phrase, by itself: "walk-in", "t&c", "24/7". */
const BETWEEN = ' -&/.';

/** Where the next word begins behind one space or sign that may stand between the words of a phrase, -1 where none does. */
export function wordStart(folded: string, end: number): number {
  const next = end + 1;
  if (next >= folded.length || !BETWEEN.includes(folded[end] as string)) return -1;
  return characterKind(folded.charCodeAt(next)) === LETTER ? next : -1;
}
