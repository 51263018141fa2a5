import { foldText } from '#/analysis/fold-text.ts';
import { scanTerms } from '#/analysis/scan-terms.ts';
import type { TermKind } from '#/analysis/term-key.ts';
import type { Question } from './read-question.ts';

/** Characters of an answer that are looked through for its best passage. */
export const MAX_PASSAGE_SEARCH = 2_000;
/** Sentences longer than this are cut, so that a text without full stops has passages too. */
const MAX_SENTENCE_LENGTH = 240;
const SENTENCE_END = /[。．！？!?；;\n]+|\.(?=\s)/g;

/** The two neighbouring sentences of a text that hold most of a question. */
export interface Passage {
  /** Evidence in nats, on the scale of the collection's scores. */
  readonly score: number;
  /** Where they stand in the text. */
  readonly start: number;
  readonly end: number;
  /** For each term of the question whether the text holds it at all: 1 or 0. */
  readonly held: Uint8Array;
}

/** Where the sentences of a text end. */
function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  let start = 0;
  const close = (end: number): void => {
    for (start += MAX_SENTENCE_LENGTH; start < end; start += MAX_SENTENCE_LENGTH) ends.push(start);
    ends.push(end);
    start = end;
  };
  for (const { index, 0: mark } of text.matchAll(SENTENCE_END)) close(index + mark.length);
  if (start < text.length) close(text.length);
  return ends;
}

/** Finds the best passage; `worth` says what each term of the question is worth. */
export function bestPassage(text: string, question: Question, worth: Float64Array): Passage {
  const looked = text.slice(0, MAX_PASSAGE_SEARCH);
  const ends = sentenceEnds(looked);
  const lastSeen = new Int32Array(question.terms.length).fill(-2);
  const held = new Uint8Array(question.terms.length);
  let best: Passage = { score: 0, start: 0, end: 0, held };
  let before = 0;
  for (const [sentence, end] of ends.entries()) {
    const start = ends[sentence - 1] ?? 0;
    let own = 0;
    let repeated = 0;
    const see = (_kind: TermKind, high: number, low: number): void => {
      const term = question.find(high, low);
      if (term < 0 || lastSeen[term] === sentence) return;
      own += worth[term] as number;
      if (lastSeen[term] === sentence - 1) repeated += worth[term] as number;
      lastSeen[term] = sentence;
      held[term] = 1;
    };
    scanTerms(foldText(looked.slice(start, end)), see, question.filter);
    const score = before + own - repeated;
    if (score > best.score) best = { score, start: before > repeated ? (ends[sentence - 2] ?? 0) : start, end, held };
    before = own;
  }
  return best;
}
