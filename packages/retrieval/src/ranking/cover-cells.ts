import type { Cell, Key } from './read-cells.ts';

/** A text that may hold what another says. */
export interface Holder {
  /** Whether it holds a term. */
  has(key: Key): boolean;
  /** How surely it means a concept, 0 to 1. */
  means(concept: number): number;
  /** The cells that are misspellings of words that it holds. */
  readonly slips: ReadonlySet<Cell>;
}

/** What a word counts that another word stands for, by concept or by slip, and a character that stands elsewhere by itself. */
const CONCEPT_COVER = 0.95;
const SLIP_COVER = 0.75;
const LONE_CHARACTER = 0.3;
/** A cell that is covered less is missing. */
export const MISSING_BELOW = 0.25;

export interface Coverage {
  /** What the cells count in all, and what of it is covered, in any words and in their own. */
  readonly asked: number;
  readonly covered: number;
  readonly literal: number;
  /** What is not covered and stands in the thesaurus, words that often mean something else by half. */
  readonly knownGap: number;
  /** How much of each cell is covered. */
  readonly cells: Float64Array;
}

/** How much of a cell a text holds as it is written, 0 to 1. */
export function coverLiteral({ self, left, right, isWord }: Cell, holder: Holder): number {
  if (isWord) return holder.has(self) ? 1 : 0;
  if ((left && holder.has(left)) || (right && holder.has(right))) return 1;
  if (!holder.has(self)) return 0;
  return left || right ? LONE_CHARACTER : 1;
}

function coverConcept({ spans }: Cell, holder: Holder): number {
  let most = 0;
  for (const { concept, strength } of spans) most = Math.max(most, strength * holder.means(concept));
  return most * CONCEPT_COVER;
}

/** How surely the thesaurus knows what a cell is about, 0 to 1. */
const strongestOf = ({ spans }: Cell): number =>
  spans.reduce((most, { concept, strength }) => (concept < 0 ? most : Math.max(most, strength)), 0);

/** How much of a text another one holds, cell by cell. @param weights what each cell counts */
export function coverCells(cells: readonly Cell[], weights: Float64Array, holder: Holder): Coverage {
  const covered = new Float64Array(cells.length);
  let [asked, sum, literal, knownGap] = [0, 0, 0, 0];
  for (const [number, cell] of cells.entries()) {
    const weight = weights[number] as number;
    const byWord = coverLiteral(cell, holder);
    const bySlip = holder.slips.has(cell) ? SLIP_COVER : 0;
    const cover = byWord === 1 ? 1 : Math.max(byWord, bySlip, coverConcept(cell, holder));
    covered[number] = cover;
    asked += weight;
    sum += weight * cover;
    literal += weight * byWord;
    if (cover < MISSING_BELOW && !cell.isOfBefore) knownGap += weight * strongestOf(cell);
  }
  return { asked, covered: sum, literal, knownGap, cells: covered };
}
