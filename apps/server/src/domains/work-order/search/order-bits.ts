import { pieceBits, pieceFilter } from '#/domains/conversation/search/piece-bits.ts';
import { textPieces } from '#/domains/conversation/search/text-pieces.ts';

/** Bits of what a work order is found by, as its column has them. */
export const ORDER_BITS = 1_024;

/** The bits that every work order has which is found by folded words. */
export function askedBitsOf(folded: string): Set<number> {
  return pieceBits(textPieces(folded), ORDER_BITS);
}

/** The pieces of what a work order is found by, as hexadecimal digits that the database reads as bits. */
export function bitsOfTexts(texts: readonly string[]): string {
  return pieceFilter(new Set(texts.flatMap((text) => [...textPieces(text)])), ORDER_BITS);
}
