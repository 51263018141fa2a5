/** How much of the rows is chosen. */
export function choiceState<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  selected: ReadonlySet<string>,
): 'none' | 'some' | 'all' {
  if (selected.size === 0) return 'none';
  if (rows.length === 0 || selected.size < rows.length) return 'some';
  return rows.every((row) => selected.has(rowKey(row))) ? 'all' : 'some';
}

/** The choice after one row was taken or left. */
export function toggleKey(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The choice with every row between two added, both included. */
export function addRange<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  selected: ReadonlySet<string>,
  from: number,
  to: number,
): ReadonlySet<string> {
  const keys = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(rowKey);
  return new Set([...selected, ...keys]);
}
