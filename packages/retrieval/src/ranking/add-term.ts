import { TRIGRAM } from '#/analysis/term-key.ts';
import type { Collection } from '#/postings/collection.ts';
import type { QuestionTerm } from './read-question.ts';

/** How quickly a repeated term stops adding, and how much a long text is held against it (the BM25 constants). */
export const SATURATION = 1;
const LENGTH_PENALTY = 0.7;
const BASE = SATURATION * (1 - LENGTH_PENALTY);

/** The lengths that a term is held against, and how much: of a text, its weight divided by itself, `BASE` and length times slope. */
function scaleOf(collection: Collection, { kind }: QuestionTerm): { lengths: Uint32Array; slope: number } {
  const isTrigram = kind === TRIGRAM;
  const average = isTrigram ? collection.averageTrigramLength : collection.averageTermLength;
  return {
    lengths: isTrigram ? collection.trigramLengths : collection.termLengths,
    slope: (SATURATION * LENGTH_PENALTY) / Math.max(1, average),
  };
}

/** Adds to the score of every text what a term says about it by BM25, which is less than its worth. */
export function addTerm(scores: Float64Array, collection: Collection, term: QuestionTerm, worth: number): void {
  const count = collection.postings.read(term.high, term.low);
  const { documents, weights } = collection.postings.list;
  const { lengths, slope } = scaleOf(collection, term);
  for (let index = 0; index < count; index += 1) {
    const document = documents[index] as number;
    const weight = weights[index] as number;
    scores[document] = (scores[document] as number) + (worth * weight) / (weight + BASE + slope * (lengths[document] as number));
  }
}

/** The same for some of the texts alone, in the order of their numbers. */
export function addTermTo(candidates: Uint32Array, scores: Float64Array, collection: Collection, term: QuestionTerm, worth: number): void {
  const count = collection.postings.read(term.high, term.low);
  const { documents, weights } = collection.postings.list;
  const { lengths, slope } = scaleOf(collection, term);
  let from = 0;
  for (const document of candidates) {
    from = placeOf(documents, document, from, count);
    if (from === count) return;
    if (documents[from] !== document) continue;
    const weight = weights[from] as number;
    scores[document] = (scores[document] as number) + (worth * weight) / (weight + BASE + slope * (lengths[document] as number));
  }
}

/** The first place from `from` on whose document is not before the wanted one: in ever wider steps, then by halves. */
function placeOf(documents: Uint32Array, wanted: number, from: number, count: number): number {
  let [low, step] = [from, 1];
  while (low + step < count && (documents[low + step] as number) < wanted) {
    low += step;
    step *= 2;
  }
  let high = Math.min(count, low + step);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
