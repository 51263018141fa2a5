/** The middle one of times, the earlier of two; null of none. */
export function middleOf(times: readonly number[]): number | null {
  if (times.length === 0) return null;
  const all = new Float64Array(times);
  const middle = Math.ceil(all.length / 2) - 1;
  let [first, last] = [0, all.length - 1];
  // Of a hundred thousand times only those around the middle are put in order: everything smaller goes before the pivot, everything greater
  // behind it, and the part that holds the middle is looked at again.
  while (first < last) {
    const pivot = all[(first + last) >> 1] as number;
    let [low, high] = [first, last];
    while (low <= high) {
      while ((all[low] as number) < pivot) low += 1;
      while ((all[high] as number) > pivot) high -= 1;
      if (low > high) break;
      const kept = all[low] as number;
      all[low] = all[high] as number;
      all[high] = kept;
      low += 1;
      high -= 1;
    }
    if (middle <= high) last = high;
    else if (middle >= low) first = low;
    else break;
  }
  return all[middle] as number;
}
