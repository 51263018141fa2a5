import type { Thesaurus } from '#/thesaurus/thesaurus.ts';
import type { Cell } from './read-cells.ts';

/** A thing that a question names, with everything that its word may mean. */
export interface Thing {
  readonly cells: readonly Cell[];
  readonly meanings: readonly number[];
}

/** A word that often means something else, or stands within others, names nothing for sure. */
const SURE = 0.9;

/** The things that a question names. */
export function thingsIn(cells: readonly Cell[], thesaurus: Thesaurus | undefined): Thing[] {
  if (!thesaurus) return [];
  const things: Thing[] = [];
  for (let from = 0; from < cells.length;) {
    const said = (cells[from] as Cell).spans.filter(({ isSaid }) => isSaid);
    const end = Math.max(0, ...said.map((span) => span.end));
    let to = from + 1;
    while (to < cells.length && (cells[to] as Cell).start < end) to += 1;
    const meanings = said.filter((span) => span.end === end).map(({ concept }) => concept);
    if (said.some(({ concept, strength }) => strength >= SURE && thesaurus.isThing(concept)))
      things.push({ cells: cells.slice(from, to), meanings });
    from = to;
  }
  return things;
}
