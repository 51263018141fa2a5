import { pieceBits, pieceFilter } from '#/domains/conversation/search/piece-bits.ts';
import { isIdeograph, textPieces } from '#/domains/conversation/search/text-pieces.ts';

/** Bits of what a work order is found by, as its column has them. */
export const ORDER_BITS = 1_024;

/** The bits that every work order has which is found by folded words. */
export function askedBitsOf(folded: string): Set<number> {
  return pieceBits(orderPieces(folded), ORDER_BITS);
}

/** The pieces of what a work order is found by, as hexadecimal digits that the database reads as bits. */
export function bitsOfTexts(texts: readonly string[]): string {
  return pieceFilter(new Set(texts.flatMap((text) => [...orderPieces(text)])), ORDER_BITS);
}

/** One Chinese or Japanese character is a word that is searched, and makes a pair of them rarer too. */
function orderPieces(text: string): Set<string> {
  return new Set([...textPieces(text), ...Array.from(text).filter(isIdeograph)]);
}
