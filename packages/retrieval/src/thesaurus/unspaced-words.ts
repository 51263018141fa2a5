import { innerMeanings } from './collect-words.ts';
import { WordTable } from './word-table.ts';

const STARTS = 1 << 15;
/** Longer words are none that anybody writes. */
const MAX_LENGTH = 24;

/** Characters beyond the basic plane have two code units and are words of two. */
const CODE_UNITS = 1 << 16;

/** Bits of the hash by which it is known that no word begins: so many that other characters seldom share one. */
const BEGIN_BITS = 19;

const beginOf = (first: number, second: number): number =>
  (Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca6b)) >>> (32 - BEGIN_BITS);
const startOf = (first: number, second: number): number => (Math.imul(first, 0x9e37) ^ second) & (STARTS - 1);

/** Words of a script without spaces, found wherever they stand in a text. */
export class UnspacedWords {
  readonly table: WordTable;
  /** How many characters words have that begin with two characters, by a hash of these: a bit for each length. */
  readonly #lengths = new Uint32Array(STARTS);
  /** A bit for each pair of characters with which any word begins, by another hash: so small that it stays in the processor's nearer memory. */
  readonly #begins = new Uint8Array((1 << BEGIN_BITS) >> 3);
  /** By a character the number of the word that it is alone, and one; 0 where it is none. */
  readonly #singles = new Uint16Array(CODE_UNITS);

  constructor(words: ReadonlyMap<string, readonly number[]>) {
    this.table = new WordTable(words, (word) => innerMeanings(words, word));
    let number = 0;
    for (const word of words.keys()) {
      number += 1;
      if (word.length === 1) {
        this.#singles[word.charCodeAt(0)] = number;
        continue;
      }
      const start = startOf(word.charCodeAt(0), word.charCodeAt(1));
      const begin = beginOf(word.charCodeAt(0), word.charCodeAt(1));
      this.#begins[begin >> 3] = (this.#begins[begin >> 3] as number) | (1 << (begin & 7));
      this.#lengths[start] = (this.#lengths[start] as number) | (1 << Math.min(word.length, MAX_LENGTH));
    }
  }

  /** The number of the longest word that stands at a place of a folded text, -1 where none does. @param shortest shorter ones do not count */
  longestAt(folded: string, place: number, shortest: number): number {
    if (shortest > MAX_LENGTH) return -1;
    let left = this.#lengthsAt(folded, place) & (-1 << shortest);
    while (left !== 0) {
      const length = 31 - Math.clz32(left);
      left ^= 1 << length;
      const word = place + length <= folded.length ? this.table.find(folded, place, place + length) : -1;
      if (word >= 0) return word;
    }
    return shortest > 1 ? -1 : (this.#singles[folded.charCodeAt(place)] as number) - 1;
  }
  /** The lengths of the words that may begin at a place, a bit for each. */
  #lengthsAt(folded: string, place: number): number {
    if (place + 1 >= folded.length) return 0;
    const first = folded.charCodeAt(place);
    const second = folded.charCodeAt(place + 1);
    const begin = beginOf(first, second);
    if (((this.#begins[begin >> 3] as number) & (1 << (begin & 7))) === 0) return 0;
    return this.#lengths[startOf(first, second)] as number;
  }
}
