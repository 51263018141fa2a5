import { LETTER, SEPARATOR, UNSPACED, characterKind } from './character-kind.ts';
import { placeOfStem, stemHigh, stemLow } from './stem-key.ts';
import { PAIR, SINGLE, TRIGRAM, WORD, highKey } from './term-key.ts';
import type { TermSink } from './term-key.ts';

/** Longer runs of letters are no words (keys, encoded data): what follows is not looked at. */
const MAX_WORD_LENGTH = 48;
const APOSTROPHE = 0x27;
/** Stands for the edge of a word in a trigram; no folded text holds it. */
const EDGE = 0x1;
/** Words shorter than this are compared whole only. */
const MIN_TRIGRAM_WORD = 2;

function scanTrigrams(text: string, start: number, end: number, sink: TermSink): void {
  let first = EDGE;
  let second = text.charCodeAt(start);
  for (let position = start + 1; position <= end; position += 1) {
    const third = position < end ? text.charCodeAt(position) : EDGE;
    const from = Math.max(start, position - 2);
    sink(TRIGRAM, highKey(TRIGRAM, first), ((second << 16) | third) >>> 0, from, Math.min(position + 1, end));
    first = second;
    second = third;
  }
}

function scanWord(text: string, start: number, end: number, sink: TermSink): void {
  const kept = Math.min(end, start + MAX_WORD_LENGTH);
  const place = placeOfStem(text, start, kept);
  sink(WORD, stemHigh[place] as number, stemLow[place] as number, start, end);
  if (kept - start >= MIN_TRIGRAM_WORD) scanTrigrams(text, start, kept, sink);
}

function scanWords(text: string, start: number, sink: TermSink): number {
  let end = start;
  while (end < text.length) {
    const code = text.codePointAt(end) as number;
    if (characterKind(code) !== LETTER && code !== APOSTROPHE) break;
    end += code > 0xffff ? 2 : 1;
  }
  let last = end;
  while (text.charCodeAt(last - 1) === APOSTROPHE) last -= 1;
  scanWord(text, start, last, sink);
  return end;
}

function scanUnspaced(text: string, start: number, sink: TermSink): number {
  let previous = -1;
  let previousStart = start;
  let position = start;
  while (position < text.length) {
    const code = text.codePointAt(position) as number;
    if (characterKind(code) !== UNSPACED) break;
    const next = position + (code > 0xffff ? 2 : 1);
    if (previous >= 0) sink(PAIR, highKey(PAIR, previous), code, previousStart, next);
    sink(SINGLE, highKey(SINGLE, code), 0, position, next);
    previous = code;
    previousStart = position;
    position = next;
  }
  return position;
}

/** Walks a folded text once and hands every term to the sink, in reading order. */
export function scanTerms(folded: string, sink: TermSink): void {
  let position = 0;
  while (position < folded.length) {
    const code = folded.codePointAt(position) as number;
    const kind = characterKind(code);
    if (kind === UNSPACED) position = scanUnspaced(folded, position, sink);
    else if (kind === SEPARATOR) position += code > 0xffff ? 2 : 1;
    else position = scanWords(folded, position, sink);
  }
}
