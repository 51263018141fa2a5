import { CONCEPT, SINGLE, TRIGRAM } from '#/analysis/term-key.ts';
import type { Collection } from '#/postings/collection.ts';
import { SATURATION } from './add-term.ts';
import type { Question, QuestionTerm } from './read-question.ts';

/**
 * A small knowledge base is weighed as if it stood among this many texts: of two or three entries each word is in a half or in none, which
 * would make everything that an entry lacks ("located", "two weeks") seem far rarer than what it holds.
 */
const SMALLEST_FIELD = 100;
/** A trigram, single character or concept in more texts than this, and in more than this share of them, says too little to be read. */
const COMMON_FROM = 2_000;
const COMMON_SHARE = 0.05;

/** What the terms of a question say in a collection, in nats: how unlikely a text is to hold them by chance. */
export interface TermWeights {
  /** What a text that holds everything the visitor asked would get. */
  readonly possible: number;
  /** What each term of the question says about a text that holds it; 0 for those that are not looked for. */
  readonly worth: Float64Array;
  /** How many texts hold each term of the question. */
  readonly counts: Float64Array;
}

/** How many of the texts that hold a term are still there. */
function countAlive({ live, liveCount, size, postings }: Collection, { high, low }: QuestionTerm, all: number): number {
  if (liveCount === size) return all;
  const count = postings.read(high, low);
  const { documents } = postings.list;
  let alive = 0;
  for (let index = 0; index < count; index += 1) alive += live[documents[index] as number] as number;
  return alive;
}

function isCommon({ kind }: QuestionTerm, count: number, texts: number): boolean {
  return (kind === TRIGRAM || kind === SINGLE || kind === CONCEPT) && count > COMMON_FROM && count > texts * COMMON_SHARE;
}

export function weighTerms(collection: Collection, { terms }: Question): TermWeights {
  const worth = new Float64Array(terms.length);
  const counts = new Float64Array(terms.length);
  const field = Math.max(collection.liveCount, SMALLEST_FIELD);
  let possible = 0;
  for (const [number, term] of terms.entries()) {
    const all = collection.postings.countOf(term.high, term.low);
    counts[number] = Math.min(all, collection.liveCount);
    if (isCommon(term, all, collection.size)) continue;
    const alive = countAlive(collection, term, all);
    counts[number] = alive;
    // What no text holds says nothing about any of them, only about what the question asks beside: there everyday texts know better.
    const held = alive === 0 ? field * term.everyday : alive;
    const rarity = Math.log(1 + (field - held + 0.5) / (held + 0.5));
    const termWorth = rarity * term.worth * (SATURATION + 1);
    worth[number] = termWorth;
    if (term.asked) possible += termWorth;
  }
  return { possible, worth, counts };
}
