import type { Entry } from '#/catalog/entry.ts';
import type { Shelf } from '#/catalog/shelf.ts';
import type { Likeness } from '#/meaning/entry-meanings.ts';
import type { Accepts } from './top-candidates.ts';

/** Up to so many entries all are compared in meaning; of more only those that words reach. */
const COMPARED_MAX = 1_000;
/** Entries that are looked at for their meaning alone. */
const ALIKE = 5;

/** The numbers of the entries that are closest in meaning among those that words did not reach. */
export function alikeOf(
  shelf: Shelf<Entry>,
  reached: readonly number[],
  likenessOf: (entry: Entry) => Likeness,
  isWanted: Accepts | undefined,
): number[] {
  const { live, liveCount, size } = shelf.whole;
  if (liveCount > COMPARED_MAX) return [];
  const known = new Set(reached);
  const best: { readonly number: number; readonly closeness: number }[] = [];
  for (let number = 0; number < size; number += 1) {
    if (live[number] !== 1 || known.has(number) || isWanted?.(number) === false) continue;
    const { heading, whole } = likenessOf(shelf.entryAt(number));
    best.push({ number, closeness: heading + whole });
  }
  return best
    .toSorted((left, right) => right.closeness - left.closeness || left.number - right.number)
    .slice(0, ALIKE)
    .map(({ number }) => number);
}
