import type { Locale } from '@lobby/contract';
import { SENTENCE_MAX } from './split-sizes.ts';

const segmenters = new Map<Locale, Intl.Segmenter>();

/** The sentences of a text with the white space that follows them. */
export function sentencesOf(text: string, locale: Locale): string[] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' });
  segmenters.set(locale, segmenter);
  return Array.from(segmenter.segment(text), ({ segment }) => segment).flatMap((sentence) =>
    sentence.length > SENTENCE_MAX ? cut(sentence) : [sentence],
  );
}

/** At white space where there is some, and never between the halves of a character. */
function cut(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > SENTENCE_MAX) {
    const space = rest.lastIndexOf(' ', SENTENCE_MAX);
    let end = space > SENTENCE_MAX / 2 ? space + 1 : SENTENCE_MAX;
    if (/[\uD800-\uDBFF]/.test(rest[end - 1] ?? '')) end -= 1;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}
