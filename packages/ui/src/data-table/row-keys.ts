/** Rows that Page Up and Page Down move by. */
export const PAGE_ROWS = 10;

/** Which row a key goes to from another; undefined for a key that goes nowhere. */
export function rowAfterKey(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'PageDown':
      return Math.min(active + PAGE_ROWS, last);
    case 'PageUp':
      return Math.max(active - PAGE_ROWS, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
