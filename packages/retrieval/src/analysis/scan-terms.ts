import { LETTER, SEPARATOR, UNSPACED, characterKind } from './character-kind.ts';
import { placeOfStem, stemHigh, stemLow } from './stem-key.ts';
import { PAIR, SINGLE, TRIGRAM, WORD, highKey } from './term-key.ts';
import type { TermSink } from './term-key.ts';
import { EVERY_TERM, placeInFilter } from './term-filter.ts';
import type { TermFilter } from './term-filter.ts';

/** Longer runs of letters are no words (keys, encoded data): what follows is not looked at. */
const MAX_WORD_LENGTH = 48;
const APOSTROPHE = 0x27;
/** Stands for the edge of a word in a trigram; no folded text holds it. */
const EDGE = 0x1;
/** Words shorter than this are compared whole only. */
const MIN_TRIGRAM_WORD = 2;

function scanTrigrams(text: string, start: number, end: number, sink: TermSink, wanted: TermFilter): void {
  let first = EDGE;
  let second = text.charCodeAt(start);
  for (let position = start + 1; position <= end; position += 1) {
    const third = position < end ? text.charCodeAt(position) : EDGE;
    const high = highKey(TRIGRAM, first);
    const low = ((second << 16) | third) >>> 0;
    if (wanted[placeInFilter(high, low)] === 1) sink(TRIGRAM, high, low, Math.max(start, position - 2), Math.min(position + 1, end));
    first = second;
    second = third;
  }
}

function scanWord(text: string, start: number, end: number, sink: TermSink, wanted: TermFilter): void {
  const kept = Math.min(end, start + MAX_WORD_LENGTH);
  const place = placeOfStem(text, start, kept);
  const high = stemHigh[place] as number;
  const low = stemLow[place] as number;
  if (wanted[placeInFilter(high, low)] === 1) sink(WORD, high, low, start, end);
  if (kept - start >= MIN_TRIGRAM_WORD) scanTrigrams(text, start, kept, sink, wanted);
}

function scanWords(text: string, start: number, sink: TermSink, wanted: TermFilter): number {
  let end = start;
  while (end < text.length) {
    const code = text.codePointAt(end) as number;
    if (characterKind(code) !== LETTER && code !== APOSTROPHE) break;
    end += code > 0xffff ? 2 : 1;
  }
  let last = end;
  while (text.charCodeAt(last - 1) === APOSTROPHE) last -= 1;
  scanWord(text, start, last, sink, wanted);
  return end;
}

function scanUnspaced(text: string, start: number, sink: TermSink, wanted: TermFilter): number {
  let previous = -1;
  let previousStart = start;
  let position = start;
  while (position < text.length) {
    const code = text.codePointAt(position) as number;
    if (characterKind(code) !== UNSPACED) break;
    const next = position + (code > 0xffff ? 2 : 1);
    const pair = highKey(PAIR, previous);
    if (previous >= 0 && wanted[placeInFilter(pair, code)] === 1) sink(PAIR, pair, code, previousStart, next);
    const single = highKey(SINGLE, code);
    if (wanted[placeInFilter(single, 0)] === 1) sink(SINGLE, single, 0, position, next);
    previous = code;
    previousStart = position;
    position = next;
  }
  return position;
}

/**
 * Walks a folded text once and hands every term to the sink, in reading order.
 * @param wanted what it lets through is handed over, and nothing else
 */
export function scanTerms(folded: string, sink: TermSink, wanted: TermFilter = EVERY_TERM): void {
  let position = 0;
  while (position < folded.length) {
    const code = folded.codePointAt(position) as number;
    const kind = characterKind(code);
    if (kind === UNSPACED) position = scanUnspaced(folded, position, sink, wanted);
    else if (kind === SEPARATOR) position += code > 0xffff ? 2 : 1;
    else position = scanWords(folded, position, sink, wanted);
  }
}
