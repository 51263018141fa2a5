/** What is left to see of the neighbour, so that a row that goes on looks like it; in px. */
const PEEK_PX = 32;

/**
 * Moves the row that a tab stands in sideways until all of the tab is seen, and nothing else: the page stays where it is. Nothing is
 * done where the row has room for all of them.
 */
export function revealTab(tab: Element | null): void {
  const row = tab && rowOf(tab);
  if (!row) return;
  const [own, seen] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  const before = own.left - PEEK_PX - seen.left;
  const after = own.right + PEEK_PX - seen.right;
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += Math.min(after, before);
}

function rowOf(tab: Element): Element | null {
  for (let row = tab.parentElement; row; row = row.parentElement)
    if (row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX)) return row;
  return null;
}
