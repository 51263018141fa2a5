import { WordTable } from './word-table.ts';

const STARTS = 1 << 16;
/** Longer words are none that anybody writes. */
const MAX_LENGTH = 24;

const startOf = (first: number, second: number): number => (Math.imul(first, 0x9e37) ^ second) & (STARTS - 1);

/** Words of a script without spaces, found wherever they stand in a text. */
export class UnspacedWords {
  readonly table: WordTable;
  /** How many characters words have that begin with two characters, by a hash of these: a bit for each length. */
  readonly #lengths = new Uint32Array(STARTS);

  constructor(words: ReadonlyMap<string, readonly number[]>) {
    this.table = new WordTable(words);
    for (const word of words.keys()) {
      if (word.length === 1) continue;
      const start = startOf(word.charCodeAt(0), word.charCodeAt(1));
      this.#lengths[start] = (this.#lengths[start] as number) | (1 << Math.min(word.length, MAX_LENGTH));
    }
  }

  /** The number of the longest word that stands at a place of a folded text, -1 where none does. @param shortest shorter ones do not count */
  longestAt(folded: string, place: number, shortest: number): number {
    const isLast = place + 1 >= folded.length;
    let left = isLast ? 0 : (this.#lengths[startOf(folded.charCodeAt(place), folded.charCodeAt(place + 1))] as number);
    while (left !== 0) {
      const length = 31 - Math.clz32(left);
      left ^= 1 << length;
      if (length < shortest) return -1;
      const word = place + length <= folded.length ? this.table.find(folded, place, place + length) : -1;
      if (word >= 0) return word;
    }
    return shortest > 1 ? -1 : this.table.find(folded, place, place + 1);
  }
}
