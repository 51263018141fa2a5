/** A page to go to, or a gap between two. */
export type PageSlot = number | 'gap before' | 'gap after';

const AROUND = 1;

/** The page numbers to show (from 1): the ends, the current one and its neighbours, and gaps: 1 2 3 … 41. */
export function pageNumbers(page: number, pageCount: number): PageSlot[] {
  const wanted = new Set([1, pageCount]);
  const first = Math.min(page - AROUND, pageCount - 2 * AROUND);
  const last = Math.max(page + AROUND, 1 + 2 * AROUND);
  for (let each = Math.max(1, first); each <= Math.min(pageCount, last); each += 1) wanted.add(each);
  const sorted = [...wanted].filter((each) => each >= 1).toSorted((a, b) => a - b);
  return sorted.flatMap((each, index): PageSlot[] => {
    const before = sorted[index - 1] ?? each - 1;
    if (each - before === 1) return [each];
    return each - before === 2 ? [each - 1, each] : [each > page ? 'gap after' : 'gap before', each];
  });
}
