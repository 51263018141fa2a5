import { MIN_SLIP_LENGTH, isSlipOf } from '#/thesaurus/closest-word.ts';
import type { Cell } from './read-cells.ts';

const LATIN_WORDS = /[a-z][a-z']{2,}/g;
/** Words of a text that are looked at. */
const MAX_WORDS = 400;

/** A word as it is written somewhere, and as it was probably meant. */
export interface Slip {
  readonly cell: Cell;
  readonly meant: string;
}

/** Whether a word is long enough to be told from others in spite of a slip. */
export const canBeSlip = ({ isWord, start, end }: Cell): boolean => isWord && end - start >= MIN_SLIP_LENGTH;

/** The cells of a folded text that are misspellings of words of another one. @param cells those that the other does not hold */
export function findSlips(folded: string, cells: readonly Cell[], other: string): Slip[] {
  const written = cells.filter(canBeSlip);
  if (written.length === 0) return [];
  const words = (other.match(LATIN_WORDS) ?? []).slice(0, MAX_WORDS);
  return written.flatMap((cell) => {
    const word = folded.slice(cell.start, cell.end);
    const meant = words.find((candidate) => isSlipOf(word, candidate));
    return meant === undefined ? [] : [{ cell, meant }];
  });
}
