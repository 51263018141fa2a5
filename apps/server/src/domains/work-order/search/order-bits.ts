import { pieceBits, pieceFilter } from '#/domains/conversation/search/piece-bits.ts';
import { foldCase, isIdeograph, textPieces } from '#/domains/conversation/search/text-pieces.ts';

/** Bits of what a work order is found by, as its column has them: 600 characters of one description set a half of them to two thirds. */
export const ORDER_BITS = 2_048;

/** The bits that every work order has which is found by folded words. Words have at least one; none are none. */
export function askedBitsOf(folded: string): Set<number> {
  const pieces = [...textPieces(folded), ...Array.from(folded).filter(isIdeograph)];
  return pieceBits(pieces.length === 0 ? [Array.from(folded, foldCase).join('')] : pieces, ORDER_BITS);
}

/** The pieces of what a work order is found by, as hexadecimal digits that the database reads as bits. */
export function bitsOfTexts(texts: readonly string[]): string {
  return pieceFilter(new Set(texts.flatMap(orderPieces)), ORDER_BITS);
}

/** Each character and each two in a row are pieces too: a word may be as short, in Chinese and Japanese most are. */
function orderPieces(text: string): string[] {
  const signs = Array.from(text, foldCase);
  return [...textPieces(text), ...signs, ...signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`)];
}
