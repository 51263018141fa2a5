import { NumberLists } from './number-lists.ts';

/** Half of the slots at least stay free, so that looking up what is not there ends soon. */
const SLOTS_PER_WORD = 2;
/** A slot has this many bits for the number of its word; the rest are bits of the hash, which spare a look at the word. */
const NUMBER_BITS = 18;
const NUMBER_MASK = 2 ** NUMBER_BITS - 1;
const FIRST_HASH = 0x811c9dc5;
const HASH_PRIME = 0x01000193;

function hashOf(text: string, start: number, end: number): number {
  let hash = FIRST_HASH;
  for (let place = start; place < end; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), HASH_PRIME);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Many words with the numbers that each stands for, found without cutting them out of a text: one string of characters and typed arrays. */
export class WordTable {
  readonly meanings: NumberLists;
  /** What the words within each word mean, where that was asked for. */
  readonly inner: NumberLists | undefined;
  readonly #characters: Uint16Array;
  readonly #starts: Uint32Array;
  /** By hash the number of a word and one with the upper bits of the hash, 0 where there is none. */
  readonly #slots: Uint32Array;

  constructor(words: ReadonlyMap<string, readonly number[]>, innerOf?: (word: string) => readonly number[]) {
    const written = [...words.keys()];
    this.meanings = new NumberLists([...words.values()]);
    this.inner = innerOf && new NumberLists(written.map(innerOf));
    this.#characters = new Uint16Array(written.reduce((sum, word) => sum + word.length, 0));
    this.#starts = new Uint32Array(written.length + 1);
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(2, written.length * SLOTS_PER_WORD))));
    for (const [number, word] of written.entries()) this.#add(word, number);
  }

  /** The number of the word that stands at a place of a text, in the order in which they were given; -1 where it is none. */
  find(text: string, start: number, end: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    const hash = hashOf(text, start, end);
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const kept = slots[slot] as number;
      if (kept === 0) return -1;
      const word = (kept & NUMBER_MASK) - 1;
      if ((kept ^ hash) >>> NUMBER_BITS === 0 && this.#isAt(word, text, start, end)) return word;
    }
  }

  lengthOf(word: number): number {
    return (this.#starts[word + 1] as number) - (this.#starts[word] as number);
  }

  #isAt(word: number, text: string, start: number, end: number): boolean {
    const first = this.#starts[word] as number;
    if (this.lengthOf(word) !== end - start) return false;
    for (let place = start; place < end; place += 1) {
      if (this.#characters[first + place - start] !== text.charCodeAt(place)) return false;
    }
    return true;
  }

  #add(word: string, number: number): void {
    const start = this.#starts[number] as number;
    for (let place = 0; place < word.length; place += 1) this.#characters[start + place] = word.charCodeAt(place);
    this.#starts[number + 1] = start + word.length;
    const last = this.#slots.length - 1;
    const hash = hashOf(word, 0, word.length);
    let slot = hash & last;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & last;
    this.#slots[slot] = ((hash & ~NUMBER_MASK) | (number + 1)) >>> 0;
  }
}
