/** Bits of a filter, as its column has them. */
export const FILTER_BITS = 4_096;
/** Bits that each piece sets: with three, a conversation of 500 pieces lets one wrong piece in 30 through, and one wrong pair in 900. */
const BITS_OF_PIECE = 3;
const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** The bits that pieces set in a Bloom filter, by their numbers from the left. */
export function pieceBits(pieces: Iterable<string>, filterBits = FILTER_BITS): Set<number> {
  const bits = new Set<number>();
  for (const piece of pieces) {
    const hash = hashOf(piece);
    // Two halves of one hash make any number of independent ones (Kirsch and Mitzenmacher, 2006).
    const step = (hash >>> 16) | 1;
    for (let number = 0; number < BITS_OF_PIECE; number += 1) bits.add((hash + number * step) % filterBits);
  }
  return bits;
}

/** A Bloom filter of pieces, as hexadecimal digits that the database reads as bits. */
export function pieceFilter(pieces: Iterable<string>, filterBits = FILTER_BITS): string {
  const bytes = new Uint8Array(filterBits / 8);
  for (const bit of pieceBits(pieces, filterBits)) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
  return Buffer.from(bytes)
    .toString('hex')
    .padStart(filterBits / 4, '0');
}

/** FNV-1a over UTF-16 units, mixed at the end so that its low bits are as good as its high ones. */
function hashOf(piece: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < piece.length; at += 1) hash = Math.imul(hash ^ piece.charCodeAt(at), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x29_7a_2d_39);
  return (hash ^ (hash >>> 15)) >>> 0;
}
