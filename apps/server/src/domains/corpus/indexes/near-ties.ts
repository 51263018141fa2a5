import type { ShelfSearch } from './tenant-shelves.ts';

/** What one step of priority is worth in a near tie: the highest passes the lowest that scores at most four steps more. */
const STEP_WORTH = 0.02;

type Ranked = ShelfSearch['hits'][number];

/** Best first: what is good enough to answer with before what is not, then by score, near ties by priority. */
export function byRank(floor: number): (left: Ranked, right: Ranked) => number {
  const rank = ({ score, hit }: Ranked) => score + STEP_WORTH * (hit.entry.facts?.priority ?? 0);
  return (left, right) => Number(right.score >= floor) - Number(left.score >= floor) || rank(right) - rank(left);
}
