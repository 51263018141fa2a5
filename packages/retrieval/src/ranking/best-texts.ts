import type { Collection } from '#/postings/collection.ts';
import { addTerm, addTermTo } from './add-term.ts';
import type { Question, QuestionTerm } from './read-question.ts';
import { topAmong, topCandidates } from './top-candidates.ts';
import type { Accepts } from './top-candidates.ts';
import type { TermWeights } from './weigh-terms.ts';

/** Whether enough is known is looked at each time that the postings read since are this share of the texts, while as many are left. */
const LOOK_SHARE = 0.4;
/** So few texts, or this share of all, are looked up in the long lists one by one. */
const FEW = 64;
const FEW_SHARE = 0.01;
/** Sums of the same numbers in another order may differ by so much. */
const ROUNDING = 1 + 1e-9;

interface Search {
  readonly collection: Collection;
  readonly scores: Float64Array;
  readonly limit: number;
  readonly accepts: Accepts | undefined;
  /** From the rarest to the most common. */
  readonly order: readonly { readonly term: QuestionTerm; readonly worth: number; readonly count: number }[];
  /** What the terms from a place on can give a text at most. */
  readonly rest: Float64Array;
}

/**
 * The numbers of the texts with the highest scores, best first: what `scores` holds already and what the question's terms add. The same as
 * scoring every text, in a part of the time: rare terms are read first, and once the common ones cannot lift any but a few texts among
 * the best, only those few are looked up in their long lists. Of other texts the scores are left half made.
 * @param accepts texts that it refuses are passed over
 */
export function bestTexts(
  collection: Collection,
  { terms }: Question,
  { worth, counts }: TermWeights,
  scores: Float64Array,
  limit: number,
  accepts?: Accepts,
): number[] {
  const order = terms
    .map((term, number) => ({ term, worth: worth[number] as number, count: counts[number] as number }))
    .filter((weighed) => weighed.worth > 0)
    .toSorted((left, right) => left.count - right.count);
  const rest = new Float64Array(order.length + 1);
  for (let place = order.length - 1; place >= 0; place -= 1) {
    rest[place] = (rest[place + 1] as number) + (order[place] as Search['order'][number]).worth * ROUNDING;
  }
  const search = { collection, scores, limit, accepts, order, rest };
  const [place, few] = readRare(search);
  if (few === undefined) return topCandidates(scores, collection.live, collection.size, limit, accepts);
  return narrow(search, place, few);
}

/** Reads terms until few texts are left that may be among the best. @returns the place of the first term unread, and those texts */
function readRare({ collection, scores, limit, accepts, order, rest }: Search): [place: number, few: Uint32Array | undefined] {
  const enough = collection.size * LOOK_SHARE;
  let left = order.reduce((sum, { count }) => sum + count, 0);
  let read = enough;
  for (const [place, { term, worth, count }] of order.entries()) {
    if (read >= enough && left >= enough && place > 0) {
      const best = topCandidates(scores, collection.live, collection.size, limit, accepts);
      const few = thoseAbove(collection, scores, lowestOf(best, scores, limit) - (rest[place] as number));
      if (few) return [place, few];
      read = 0;
    }
    addTerm(scores, collection, term, worth);
    read += count;
    left -= count;
  }
  return [order.length, undefined];
}

/** The lowest of the best scores so far, 0 while there are fewer than wanted. */
function lowestOf(best: readonly number[], scores: Float64Array, limit: number): number {
  return best.length < limit ? 0 : (scores[best[limit - 1] as number] as number);
}

/** The texts with at least this score, if they are few. */
function thoseAbove({ live, size }: Collection, scores: Float64Array, least: number): Uint32Array | undefined {
  if (least <= 0) return undefined;
  const few = new Uint32Array(Math.max(FEW, size * FEW_SHARE));
  let count = 0;
  for (let number = 0; number < size; number += 1) {
    if ((scores[number] as number) < least || live[number] !== 1) continue;
    if (count === few.length) return undefined;
    few[count] = number;
    count += 1;
  }
  return few.subarray(0, count);
}

/** Adds the terms that are left to the few texts, fewer with each, and gives the best. */
function narrow({ scores, collection, order, rest, limit, accepts }: Search, from: number, few: Uint32Array): number[] {
  let left = few;
  for (let place = from; place < order.length; place += 1) {
    const { term, worth } = order[place] as Search['order'][number];
    addTermTo(left, scores, collection, term, worth);
    const lowest = lowestOf(topAmong(left, scores, limit, accepts), scores, limit);
    left = left.filter((number) => (scores[number] as number) + (rest[place + 1] as number) >= lowest);
  }
  return topAmong(left, scores, limit, accepts);
}
