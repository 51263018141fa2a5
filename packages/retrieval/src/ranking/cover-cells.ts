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

/** Pairs of a word in katakana that a text must hold side by side, unless it holds all of them. */
const KATAKANA_PAIRS = 2;

/** Which cells are in words of katakana of which a text holds no more than a piece that many other words have. */
function piecesOf(cells: readonly Cell[], holder: Holder): ReadonlySet<Cell> {
  const pieces = new Set<Cell>();
  for (let first = 0; first < cells.length;) {
    let end = first + 1;
    if (cells[first]?.isKatakana === true) while (cells[end]?.isKatakana === true && cells[end]?.start === cells[end - 1]?.end) end += 1;
    if (cells[first]?.isKatakana === true && end - first > 1) addPieces(cells.slice(first, end), holder, pieces);
    first = end;
  }
  return pieces;
}

function addPieces(word: readonly Cell[], holder: Holder, pieces: Set<Cell>): void {
  let from = 0;
  for (const [place, { right }] of word.entries()) {
    if (place + 1 < word.length && right && holder.has(right)) continue;
    const held = place - from;
    if (held < KATAKANA_PAIRS && held < word.length - 1) for (const cell of word.slice(from, place + 1)) pieces.add(cell);
    from = place + 1;
  }
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
  const pieces = piecesOf(cells, holder);
  for (const [number, cell] of cells.entries()) {
    const weight = weights[number] as number;
    const byWord = pieces.has(cell) ? 0 : coverLiteral(cell, holder);
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
