/** Longest part of a passage that is given as an answer, in characters. */
export const EXCERPT_MAX = 600;
const PARAGRAPH_END = /\n{2,}/g;

/**
 * The words of a passage that answer by themselves: all of a short one; of a longer one the paragraph around the sentences
 * that fit the question, or those sentences alone where the paragraph is long too.
 * @param fitting the sentences that fit, as they stand in the passage
 */
export function excerptOf(passage: string, fitting: string): string {
  if (passage.length <= EXCERPT_MAX) return passage;
  const at = fitting === '' ? -1 : passage.indexOf(fitting);
  if (at < 0) return cut(passage);
  let start = 0;
  let end = passage.length;
  for (const { index, 0: gap } of passage.matchAll(PARAGRAPH_END)) {
    if (index + gap.length <= at) start = index + gap.length;
    else if (index >= at + fitting.length) {
      end = index;
      break;
    }
  }
  const paragraph = passage.slice(start, end).trim();
  return paragraph.length <= EXCERPT_MAX ? paragraph : cut(fitting);
}

/** Never between the halves of a character. */
function cut(text: string): string {
  if (text.length <= EXCERPT_MAX) return text;
  const kept = text.slice(0, EXCERPT_MAX - 1);
  return `${kept.replace(/[\uD800-\uDBFF]$/u, '').trimEnd()}…`;
}
