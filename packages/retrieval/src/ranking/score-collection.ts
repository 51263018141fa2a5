import { SINGLE, TRIGRAM } from '#/analysis/term-key.ts';
import type { Collection } from '#/postings/collection.ts';
import type { Question, QuestionTerm } from './read-question.ts';

/** How quickly a repeated term stops adding, and how much a long text is held against it (the BM25 constants). */
const SATURATION = 1;
const LENGTH_PENALTY = 0.7;
/**
 * A small knowledge base is weighed as if it stood among this many texts: of two or three entries each word is in a half or in none, which
 * would make everything that an entry lacks ("located", "two weeks") seem far rarer than what it holds.
 */
const SMALLEST_FIELD = 100;
/** A trigram or single character in more texts than this, and in more than this share of them, says too little to be read. */
const COMMON_FROM = 2_000;
const COMMON_SHARE = 0.05;

/** Evidence in nats: how unlikely a text is to hold the question's terms by chance. */
export interface CollectionScores {
  /** Per text, by number. Only good until the collection is scored again; removed texts may have a score too. */
  readonly scores: Float64Array;
  /** What a text that holds everything the visitor asked would get. */
  readonly possible: number;
  /** What each term of the question says about a text that holds it. */
  readonly worth: Float64Array;
  /** How many texts hold each term of the question. */
  readonly counts: Float64Array;
}

function liveCount({ live, liveCount: all, size, postings }: Collection, count: number): number {
  if (all === size) return count;
  let alive = 0;
  for (let index = 0; index < count; index += 1) alive += live[postings.documents[index] as number] as number;
  return alive;
}

function isCommon({ kind }: QuestionTerm, count: number, texts: number): boolean {
  return (kind === TRIGRAM || kind === SINGLE) && count > COMMON_FROM && count > texts * COMMON_SHARE;
}

function addTerm(scores: Float64Array, collection: Collection, count: number, worth: number, trigram: boolean): void {
  const { documents, weights } = collection.postings;
  const lengths = trigram ? collection.trigramLengths : collection.termLengths;
  const average = trigram ? collection.averageTrigramLength : collection.averageTermLength;
  const base = SATURATION * (1 - LENGTH_PENALTY);
  const slope = (SATURATION * LENGTH_PENALTY) / Math.max(1, average);
  for (let index = 0; index < count; index += 1) {
    const document = documents[index] as number;
    const weight = weights[index] as number;
    scores[document] = (scores[document] as number) + (worth * weight) / (weight + base + slope * (lengths[document] as number));
  }
}

/** Scores every text of a collection by BM25. */
export function scoreCollection(collection: Collection, question: Question): CollectionScores {
  const { postings } = collection;
  const scores = collection.clearScores();
  const worth = new Float64Array(question.terms.length);
  const counts = new Float64Array(question.terms.length);
  let possible = 0;
  for (const [number, term] of question.terms.entries()) {
    const { kind, high, low, asked, everyday } = term;
    const all = postings.countOf(high, low);
    counts[number] = Math.min(all, collection.liveCount);
    if (isCommon(term, all, collection.size)) continue;
    const count = postings.read(high, low);
    const alive = liveCount(collection, count);
    counts[number] = alive;
    const field = Math.max(collection.liveCount, SMALLEST_FIELD);
    // What no text holds says nothing about any of them, only about what the question asks beside: there everyday texts know better.
    const held = alive === 0 ? field * everyday : alive;
    const rarity = Math.log(1 + (field - held + 0.5) / (held + 0.5));
    const termWorth = rarity * term.worth * (SATURATION + 1);
    worth[number] = termWorth;
    if (asked) possible += termWorth;
    addTerm(scores, collection, count, termWorth, kind === TRIGRAM);
  }
  return { scores, possible, worth, counts };
}
