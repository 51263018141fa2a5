export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer texts are compared as a whole: the table of lines would not fit. */
const LINES_MAX = 2_000;

/** What became of the lines of a text: the longest run that stayed, and what was taken away and added between. Pure. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  if (a.length > LINES_MAX || b.length > LINES_MAX)
    return before === after ? a.map((text) => ({ kind: 'same', text })) : [...a.map(removed), ...b.map(added)];
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const here = i * width + j;
      longest[here] = a[i] === b[j] ? (longest[here + width + 1] ?? 0) + 1 : Math.max(longest[here + width] ?? 0, longest[here + 1] ?? 0);
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if ((longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0)) {
      lines.push(removed(a[i] ?? ''));
      i += 1;
    } else {
      lines.push(added(b[j] ?? ''));
      j += 1;
    }
  }
  return [...lines, ...a.slice(i).map(removed), ...b.slice(j).map(added)];
}

function removed(text: string): DiffLine {
  return { kind: 'removed', text };
}

function added(text: string): DiffLine {
  return { kind: 'added', text };
}
