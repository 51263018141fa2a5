import type { DistinctLists } from './number-lists.ts';
import type { Meaning } from './collect-words.ts';
import { FIRST_HIGH, FIRST_LOW, keysOf, nextHigh, nextLow } from './word-key.ts';
import { unsignedFrom } from './small-numbers.ts';
import type { UnsignedNumbers } from './small-numbers.ts';
import { WordTable } from './word-table.ts';

const STARTS = 1 << 15;
/** Longer words are none that anybody writes. */
const MAX_LENGTH = 24;
/** The last bit of the lengths stands for all from it on. */
const LAST_LENGTH = 15;
const CODE_UNITS = 1 << 16;

/** Bits of the hash by which it is known that no word begins: so many that other characters seldom share one. */
const BEGIN_BITS = 19;

/** A word within a longer one has so many characters at least, and is looked for in words of so many at most. */
const MIN_INNER = 2;
const MAX_OUTER = 16;

const LENGTH_BITS = 5;
const LENGTH_MASK = (1 << LENGTH_BITS) - 1;

/** The place of a word and its length, of what `longestAt` gave. */
export const wordIn = (found: number): number => found >>> LENGTH_BITS;
export const lengthIn = (found: number): number => found & LENGTH_MASK;

const beginOf = (first: number, second: number): number =>
  (Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca6b)) >>> (32 - BEGIN_BITS);
const startOf = (first: number, second: number): number => (Math.imul(first, 0x9e37) ^ second) & (STARTS - 1);

const isIn = (bits: Uint8Array, number: number): boolean => ((bits[number >> 3] as number) & (1 << (number & 7))) !== 0;
const addTo = (bits: Uint8Array, number: number): void => {
  bits[number >> 3] = (bits[number >> 3] as number) | (1 << (number & 7));
};
const bytesOf = ({ byteLength }: { readonly byteLength: number }): number => byteLength;
const bitOf = (length: number): number => 1 << Math.min(length, LAST_LENGTH);

/** Words of a script without spaces, found wherever they stand in a text. */
export class UnspacedWords {
  readonly #table: WordTable;
  /** For each word the list of its meanings, and that of the shorter words within it. */
  readonly #meanings: UnsignedNumbers;
  readonly #inner: UnsignedNumbers;
  /** How many characters words have that begin with two characters, by a hash of these: a bit for each length. */
  readonly #lengths = new Uint16Array(STARTS);
  /** A bit for each pair of characters with which any word begins, by another hash: so small that it stays in the processor's nearer memory. */
  readonly #begins = new Uint8Array((1 << BEGIN_BITS) >> 3);
  /** A bit for each character that is a word alone. */
  readonly #singles = new Uint8Array(CODE_UNITS >> 3);

  constructor(words: ReadonlyMap<string, readonly Meaning[]>, lists: DistinctLists) {
    const places = new Uint32Array(words.size);
    this.#table = new WordTable(keysOf(words.keys(), words.size), places);
    const own = Array.from(words, (): readonly Meaning[] => []);
    let number = 0;
    for (const [word, meanings] of words) {
      own[places[number] as number] = meanings;
      this.#noteBegin(word);
      number += 1;
    }
    const inner = new Uint32Array(words.size);
    number = 0;
    for (const word of words.keys()) {
      const place = places[number] as number;
      inner[place] = lists.add(this.#innerMeanings(word, own[place] as readonly Meaning[], own));
      number += 1;
    }
    this.#meanings = unsignedFrom(own.map((meanings) => lists.add(meanings)));
    this.#inner = unsignedFrom(inner);
  }

  /** What they take in memory. */
  get bytes(): number {
    const parts = [this.#table.bytes, ...[this.#meanings, this.#inner, this.#lengths, this.#begins, this.#singles].map(bytesOf)];
    return parts.reduce((sum, bytes) => sum + bytes, 0);
  }

  /** The longest word that stands at a place of a folded text, with its length, -1 where none does. @param shortest shorter ones do not count */
  longestAt(folded: string, place: number, shortest: number): number {
    if (shortest > MAX_LENGTH) return -1;
    const lengths = this.#lengthsAt(folded, place) & (-1 << Math.min(shortest, LAST_LENGTH));
    let found = -1;
    if (lengths !== 0) {
      const longest = 31 - Math.clz32(lengths);
      const most = Math.min(folded.length - place, longest === LAST_LENGTH ? MAX_LENGTH : longest);
      let [high, low] = [FIRST_HIGH, FIRST_LOW];
      for (let length = 1; length <= most; length += 1) {
        const code = folded.charCodeAt(place + length - 1);
        high = nextHigh(high, code);
        low = nextLow(low, code);
        if (length < shortest || (lengths & bitOf(length)) === 0) continue;
        const word = this.#table.find(high, low);
        if (word >= 0) found = (word << LENGTH_BITS) | length;
      }
    }
    if (found >= 0 || shortest > 1 || !isIn(this.#singles, folded.charCodeAt(place))) return found;
    const code = folded.charCodeAt(place);
    return (this.#table.find(nextHigh(FIRST_HIGH, code), nextLow(FIRST_LOW, code)) << LENGTH_BITS) | 1;
  }

  /** The place of the word of two characters, -1 where they are none. */
  findPair(first: number, second: number): number {
    if (!isIn(this.#begins, beginOf(first, second))) return -1;
    return this.#table.find(nextHigh(nextHigh(FIRST_HIGH, first), second), nextLow(nextLow(FIRST_LOW, first), second));
  }

  /** The list of what a word means. */
  meaningsOf(word: number): number {
    return this.#meanings[word] as number;
  }

  /** The list of what the shorter words within a word mean (瑜伽 in 瑜伽班), beside what it means itself. */
  innerOf(word: number): number {
    return this.#inner[word] as number;
  }

  #noteBegin(word: string): void {
    const first = word.charCodeAt(0);
    if (word.length === 1) {
      addTo(this.#singles, first);
      return;
    }
    const second = word.charCodeAt(1);
    addTo(this.#begins, beginOf(first, second));
    const start = startOf(first, second);
    this.#lengths[start] = (this.#lengths[start] as number) | bitOf(word.length);
  }

  #innerMeanings(word: string, own: readonly Meaning[], meanings: readonly (readonly Meaning[])[]): Meaning[] {
    if (word.length <= MIN_INNER || word.length > MAX_OUTER) return [];
    const inner: Meaning[] = [];
    for (let start = 0; start + MIN_INNER <= word.length; start += 1) {
      const lengths = this.#lengthsAt(word, start);
      if (lengths === 0) continue;
      let [high, low] = [FIRST_HIGH, FIRST_LOW];
      for (let length = 1; start + length <= word.length && length < word.length; length += 1) {
        const code = word.charCodeAt(start + length - 1);
        high = nextHigh(high, code);
        low = nextLow(low, code);
        const found = length < MIN_INNER || (lengths & bitOf(length)) === 0 ? -1 : this.#table.find(high, low);
        if (found < 0) continue;
        for (const meaning of meanings[found] as readonly Meaning[])
          if (meaning >= 0 && !own.includes(meaning) && !inner.includes(meaning)) inner.push(meaning);
      }
    }
    return inner;
  }

  /** The lengths of the words that may begin at a place, a bit for each. */
  #lengthsAt(folded: string, place: number): number {
    if (place + 1 >= folded.length) return 0;
    const first = folded.charCodeAt(place);
    const second = folded.charCodeAt(place + 1);
    return isIn(this.#begins, beginOf(first, second)) ? (this.#lengths[startOf(first, second)] as number) : 0;
  }
}
