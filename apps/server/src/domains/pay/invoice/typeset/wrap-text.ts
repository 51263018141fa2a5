const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Signs that begin no line: they stay with the word before them. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]+$/u;

/**
 * Breaks a text into lines of at most `width`, between words, or ideographs where there are no words; within a word
 * only where it is longer than a line. Line ends of the text are kept.
 * @param measure width of a text
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

function wrapParagraph(text: string, width: number, measure: (text: string) => number): string[] {
  if (measure(text) <= width) return [text];
  const lines: string[] = [];
  let [line, taken] = ['', 0];
  for (const piece of piecesOf(text).flatMap((word) => (measure(word.trimEnd()) > width ? graphemesOf(word) : [word]))) {
    if (line !== '' && taken + measure(piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      [line, taken] = ['', 0];
    }
    line += line === '' ? piece.trimStart() : piece;
    taken += measure(piece);
  }
  return [...lines, line.trimEnd()];
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of WORDS.segment(text)) {
    const isTail = pieces.length > 0 && (CLOSING.test(segment) || /^\s+$/.test(segment));
    if (isTail) pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
  }
  return pieces;
}

function graphemesOf(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}
