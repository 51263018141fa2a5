import { highKeyOfStem, keyOfStem } from '#/analysis/stem-key.ts';

const HIGH_STEP = 0x0100_0193;
const LOW_STEP = 0x85eb_ca6b;

/** With what the two halves of a key begin. */
export const FIRST_HIGH = 0x811c_9dc5 | 0;
export const FIRST_LOW = 0x9747_b28c | 0;

/** A half of a key with one character more. */
export const nextHigh = (high: number, code: number): number => Math.imul(high ^ code, HIGH_STEP);

export function nextLow(low: number, code: number): number {
  const next = Math.imul(low ^ code, LOW_STEP);
  return next ^ (next >>> 13);
}

const SPACE = 0x20;

/** A half of the key of a phrase with one stem more; the space keeps the order of the stems. */
export const highWithStem = (high: number, stem: number): number => nextHigh(nextHigh(high, SPACE), stem);
export const lowWithStem = (low: number, stem: number): number => nextLow(nextLow(low, SPACE), stem);

/** The keys of many words: hashes of some 60 bits, as those of terms are, so that no two words share one and the words themselves need not be kept. */
export class WordKeys {
  readonly highs: Int32Array;
  readonly lows: Int32Array;
  #count = 0;

  constructor(size: number) {
    this.highs = new Int32Array(size);
    this.lows = new Int32Array(size);
  }

  get size(): number {
    return this.highs.length;
  }

  /** Adds a word by its characters. */
  addWord(word: string): void {
    let [high, low] = [FIRST_HIGH, FIRST_LOW];
    for (let place = 0; place < word.length; place += 1) {
      const code = word.charCodeAt(place);
      high = nextHigh(high, code);
      low = nextLow(low, code);
    }
    this.#add(high, low);
  }

  /** Adds a phrase by its stems: the key of a single one is the stem's own. */
  addStems(stems: readonly string[]): void {
    const [first = '', ...others] = stems;
    let [high, low] = [highKeyOfStem(first) | 0, keyOfStem(first) | 0];
    for (const stem of others) {
      high = highWithStem(high, highKeyOfStem(stem));
      low = lowWithStem(low, keyOfStem(stem));
    }
    this.#add(high, low);
  }

  #add(high: number, low: number): void {
    this.highs[this.#count] = high;
    this.lows[this.#count] = low;
    this.#count += 1;
  }
}

/** The keys of words of characters, in their order. */
export function keysOf(words: Iterable<string>, size: number): WordKeys {
  const keys = new WordKeys(size);
  for (const word of words) keys.addWord(word);
  return keys;
}
