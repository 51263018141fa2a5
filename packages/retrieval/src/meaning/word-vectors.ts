import { stemWord } from '#/analysis/stem-word.ts';
import { unsignedNumbers } from '#/thesaurus/small-numbers.ts';
import type { UnsignedNumbers } from '#/thesaurus/small-numbers.ts';
import { FIRST_HIGH, FIRST_LOW, keysOf, nextHigh, nextLow } from '#/thesaurus/word-key.ts';
import { WordTable } from '#/thesaurus/word-table.ts';

/** A word among the commonest tells less: what is in this share of a text counts half. */
const HALF_SHARE = 1e-3;
const COMMONEST_SHARE = 0.1;
const HALF_BYTE = 4;
const LOW_HALF = 15;
/** Numbers are kept from 0 on. */
const ZERO_STEP = 8;

/** Vectors as they are shipped: words with a space between, characters without, and four bits for each of their numbers in base64. */
export interface PackedVectors {
  readonly dimensions: number;
  readonly words: string;
  readonly characters: string;
  readonly packed: string;
}

/** What English words and Chinese characters mean, as vectors of length 1: what means about the same lies close. */
export class WordVectors {
  readonly dimensions: number;
  readonly #table: WordTable;
  /** For each word of the table where its vector stands. */
  readonly #vectors: UnsignedNumbers;
  readonly #words: number;
  readonly #bytes: Uint8Array;

  constructor({ dimensions, words, characters, packed }: PackedVectors) {
    this.dimensions = dimensions;
    const listed = words.split(' ');
    this.#words = listed.length;
    const known = [...listed, ...Array.from(characters)];
    const places = new Uint32Array(known.length);
    this.#table = new WordTable(keysOf(known, known.length), places);
    this.#vectors = unsignedNumbers(known.length, known.length);
    for (const [vector, place] of places.entries()) this.#vectors[place] = vector;
    this.#bytes = Uint8Array.from(atob(packed), (byte) => byte.charCodeAt(0));
  }

  /** Where a folded word or a character stands, in another form if need be; -1 where it is not known. */
  find(word: string): number {
    const written = this.#placeOf(word);
    if (written >= 0) return written;
    const owner = word.endsWith("'s") ? this.#placeOf(word.slice(0, -2)) : -1;
    return owner >= 0 ? owner : this.#placeOf(stemWord(word));
  }

  /** Whether a folded word is known as it is written. */
  isKnown(word: string): boolean {
    return this.#placeOf(word) >= 0;
  }

  /** What the word at a place tells, 0 to 1: next to nothing for grammar. */
  weightOf(place: number): number {
    return place >= this.#words ? 1 : HALF_SHARE / (HALF_SHARE + COMMONEST_SHARE / (place + 2));
  }

  /** Adds the vector at a place to a sum. */
  addTo(sum: Float64Array, place: number, weight: number): void {
    const size = this.dimensions / 2;
    const bytes = this.#bytes.subarray(place * size, (place + 1) * size);
    let square = 0;
    for (const byte of bytes) square += ((byte >> HALF_BYTE) - ZERO_STEP) ** 2 + ((byte & LOW_HALF) - ZERO_STEP) ** 2;
    const factor = weight / Math.sqrt(square || 1);
    for (let at = 0; at < size; at += 1) {
      const byte = bytes[at] as number;
      sum[2 * at] = (sum[2 * at] as number) + factor * ((byte >> HALF_BYTE) - ZERO_STEP);
      sum[2 * at + 1] = (sum[2 * at + 1] as number) + factor * ((byte & LOW_HALF) - ZERO_STEP);
    }
  }

  #placeOf(word: string): number {
    let [high, low] = [FIRST_HIGH, FIRST_LOW];
    for (let place = 0; place < word.length; place += 1) {
      high = nextHigh(high, word.charCodeAt(place));
      low = nextLow(low, word.charCodeAt(place));
    }
    const found = this.#table.find(high, low);
    return found < 0 ? -1 : (this.#vectors[found] as number);
  }
}
