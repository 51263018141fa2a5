/** 1 at the place of every term that is wanted, and of one in many that is not: a text is walked past the others without a call. */
export type TermFilter = Uint8Array;

const BITS = 12;
const PLACES = 1 << BITS;

/** Lets every term through. */
export const EVERY_TERM: TermFilter = new Uint8Array(PLACES).fill(1);

/** Where a filter says whether the term with this key is wanted. */
export function placeInFilter(high: number, low: number): number {
  return (Math.imul(high, 0x9e37_79b1) ^ Math.imul(low, 0x85eb_ca6b)) >>> (32 - BITS);
}

export function filterOf(terms: Iterable<{ readonly high: number; readonly low: number }>): TermFilter {
  const filter = new Uint8Array(PLACES);
  for (const { high, low } of terms) filter[placeInFilter(high, low)] = 1;
  return filter;
}
