import type { Thesaurus } from '#/thesaurus/thesaurus.ts';
import type { Cell } from './read-cells.ts';

/** A thing that a question names, with everything that its word may mean. */
export interface Thing {
  readonly cells: readonly Cell[];
  readonly meanings: readonly number[];
  /** Whether its word stands for no other of its meaning, as the name of a program does. */
  readonly isName: boolean;
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
    const isName = to === from + 1 && said.some(({ concept }) => thesaurus.roles.isKindOfNames(concept));
    if (isName || said.some(({ concept, strength }) => strength >= SURE && thesaurus.roles.isThing(concept)))
      things.push({ cells: cells.slice(from, to), meanings, isName });
    from = to;
  }
  return things;
}
