import { unsignedNumbers } from './small-numbers.ts';
import type { UnsignedNumbers } from './small-numbers.ts';

const BYTES_PER_CODE_UNIT = 2;

/** Many short texts in one string, cut out when they are asked for: a string of its own takes three times its characters. */
export class JoinedTexts {
  readonly #all: string;
  readonly #starts: UnsignedNumbers;

  constructor(texts: readonly string[]) {
    this.#all = texts.join('');
    this.#starts = unsignedNumbers(texts.length + 1, this.#all.length);
    for (const [place, { length }] of texts.entries()) this.#starts[place + 1] = (this.#starts[place] as number) + length;
  }

  get size(): number {
    return this.#starts.length - 1;
  }

  /** What they take in memory, at most. */
  get bytes(): number {
    return BYTES_PER_CODE_UNIT * this.#all.length + this.#starts.byteLength;
  }

  /** The text at a place, '' where there is none. */
  at(place: number): string {
    return place >= 0 && place < this.size ? this.#all.slice(this.#starts[place], this.#starts[place + 1]) : '';
  }
}
