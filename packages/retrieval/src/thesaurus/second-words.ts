import { keyOfStem, placeOfStem, stemLow } from '#/analysis/stem-key.ts';

/** Bits of a hash: so many that a pair of words that begins no phrase seldom shares one with a pair that does. */
const PAIR_BITS = 17;

const pairOf = (first: number, second: number): number =>
  (Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca6b)) >>> (32 - PAIR_BITS);

/** Which stems come second in a phrase, a bit for each pair of its first two: tells that most words begin none without putting one together. */
export class SecondWords {
  readonly #pairs = new Uint8Array((1 << PAIR_BITS) >> 3);

  /** What they take in memory. */
  get bytes(): number {
    return this.#pairs.byteLength;
  }

  /** @param first the number of the phrase that the first stem is */
  add(first: number, second: string): void {
    const pair = pairOf(first, keyOfStem(second));
    this.#pairs[pair >> 3] = (this.#pairs[pair >> 3] as number) | (1 << (pair & 7));
  }

  /** Whether a phrase may go on with the word at a place of a folded text. */
  mayFollow(first: number, folded: string, start: number, end: number): boolean {
    const pair = pairOf(first, stemLow[placeOfStem(folded, start, end)] as number);
    return ((this.#pairs[pair >> 3] as number) & (1 << (pair & 7))) !== 0;
  }
}
