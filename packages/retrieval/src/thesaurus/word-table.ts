import { unsignedNumbers } from './small-numbers.ts';
import type { UnsignedNumbers } from './small-numbers.ts';
import type { WordKeys } from './word-key.ts';

const WORDS_PER_BUCKET = 2;
const KEY_BITS = 32;
const TAG_MASK = 0xffff;
const SPREAD = 0x2c1b_3c6d;

/** Gives the upper bits of a half of a key a share in all of its bits. */
const spread = (high: number): number => Math.imul(high ^ (high >>> 15), SPREAD);

/**
 * Words by their keys, in seven bytes each: the words of a bucket stand side by side, with what the bucket does not tell of their keys.
 * A word is known by its place in the table from then on.
 */
export class WordTable {
  readonly #shift: number;
  /** Where each bucket begins. */
  readonly #starts: UnsignedNumbers;
  readonly #lows: Int32Array;
  readonly #tags: Uint16Array;

  /** @param places is told the place of each word in the table, by its number among the keys */
  constructor({ highs, lows, size }: WordKeys, places: Uint32Array) {
    const bits = Math.max(1, Math.ceil(Math.log2(size / WORDS_PER_BUCKET)));
    this.#shift = KEY_BITS - bits;
    this.#starts = unsignedNumbers(2 ** bits + 1, size);
    this.#lows = new Int32Array(size);
    this.#tags = new Uint16Array(size);
    const next = new Uint32Array(2 ** bits + 1);
    for (const high of highs) next[this.#bucketOf(high) + 1] = (next[this.#bucketOf(high) + 1] as number) + 1;
    for (let bucket = 0; bucket < 2 ** bits; bucket += 1) next[bucket + 1] = (next[bucket] as number) + (next[bucket + 1] as number);
    this.#starts.set(next);
    for (let number = 0; number < size; number += 1) {
      const high = highs[number] as number;
      const place = next[this.#bucketOf(high)] as number;
      next[this.#bucketOf(high)] = place + 1;
      this.#lows[place] = lows[number] as number;
      this.#tags[place] = high & TAG_MASK;
      places[number] = place;
    }
  }

  /** What it takes in memory. */
  get bytes(): number {
    return this.#starts.byteLength + this.#lows.byteLength + this.#tags.byteLength;
  }

  /** The place of the word with a key, -1 where there is none. */
  find(high: number, low: number): number {
    const bucket = this.#bucketOf(high);
    const end = this.#starts[bucket + 1] as number;
    for (let place = this.#starts[bucket] as number; place < end; place += 1)
      if (this.#lows[place] === low && this.#tags[place] === (high & TAG_MASK)) return place;
    return -1;
  }

  #bucketOf(high: number): number {
    return spread(high) >>> this.#shift;
  }
}
