import { CONCEPT } from '#/analysis/term-key.ts';
import type { Entry } from '#/catalog/entry.ts';
import type { Shelf } from '#/catalog/shelf.ts';
import type { Ranking } from './rank-entries.ts';
import type { Question } from './read-question.ts';

/** Whether a number is among the first ascending ones of a list. */
function includes(numbers: Uint32Array, count: number, wanted: number): boolean {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low < count && numbers[low] === wanted;
}

/** For each candidate the concepts of the question that its entry mentions anywhere. */
export function mentionedConcepts(
  { whole: { postings } }: Shelf<Entry>,
  { terms }: Question,
  { candidates, whole }: Ranking,
): Set<number>[] {
  const mentioned = candidates.map(() => new Set<number>());
  for (const [term, { kind, high, low }] of terms.entries()) {
    if (kind !== CONCEPT || whole.worth[term] === 0) continue;
    const count = postings.read(high, low);
    if (count === 0) continue;
    for (const [place, { number }] of candidates.entries())
      if (includes(postings.list.documents, count, number)) mentioned[place]?.add(low);
  }
  return mentioned;
}
