/** One character of an unspaced script. */
export const SINGLE = 1;
/** Two neighbouring characters of an unspaced script. */
export const PAIR = 2;
/** The stem of a word. */
export const WORD = 3;
/** Three neighbouring characters of a word, its edges counted as characters. */
export const TRIGRAM = 4;
/** A concept of the thesaurus, whichever word was used for it. */
export const CONCEPT = 5;

export type TermKind = typeof SINGLE | typeof PAIR | typeof WORD | typeof TRIGRAM | typeof CONCEPT;

/**
 * Receives the terms of a text. `high` and `low` are the key: two unsigned 32-bit numbers, exact for characters and a hash of 60 bits for
 * words. `start` and `end` point into the folded text.
 */
export type TermSink = (kind: TermKind, high: number, low: number, start: number, end: number) => void;

const KIND_SHIFT = 28;
const BELOW_KIND = 0x0fff_ffff;
/** The first half of a key: the kind, and 28 bits of its own. */
export function highKey(kind: TermKind, value: number): number {
  return ((kind << KIND_SHIFT) | (value & BELOW_KIND)) >>> 0;
}
