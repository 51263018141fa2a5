import { foldText } from '@lobby/retrieval';

/** Marks of one hit. */
const MARKS_MAX = 12;

/** The pieces of a text, as it is written, that are the same as what was looked for: case, width and script aside. Pure. */
export function findMarks(text: string, words: readonly string[]): string[] {
  const marks = new Set<string>();
  for (const word of new Set(words.map((each) => each.trim()).filter((each) => each !== ''))) {
    for (let at = 0; at + word.length <= text.length && marks.size < MARKS_MAX; at += 1) {
      const piece = text.slice(at, at + word.length);
      if (foldText(piece) === word) marks.add(piece);
    }
  }
  return [...marks].toSorted((a, b) => b.length - a.length);
}
