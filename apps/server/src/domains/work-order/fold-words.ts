import { pieceBits, pieceFilter } from '#/domains/conversation/search/piece-bits.ts';
import { textPieces } from '#/domains/conversation/search/text-pieces.ts';

/** Characters of a description that its work order is found by; the rest is found in its thread. */
const FOUND_BY = 600;

/** Words as they are searched: wide and narrow, large and small letters are the same. */
export function foldWords(words: string): string {
  return words.normalize('NFKC').toLowerCase();
}

/** What a work order is found by. */
export function findTextOf(subject: string, description: string): string {
  return foldWords(`${subject}\n${description.slice(0, FOUND_BY)}`);
}

/** Bits of what a work order is found by, as its column has them. */
export const FIND_BITS = 1_024;

/** The bits that whoever is found by folded words has. */
export function askedBitsOf(folded: string): Set<number> {
  return pieceBits(textPieces(folded), FIND_BITS);
}

/** The pieces of folded words as hexadecimal digits that the database reads as bits. */
export function findBitsOf(folded: string): string {
  return pieceFilter(textPieces(folded), FIND_BITS);
}
