import { signedNumbers, unsignedNumbers } from './small-numbers.ts';
import type { SignedNumbers, UnsignedNumbers } from './small-numbers.ts';

/** Lists of numbers side by side in two typed arrays, which take a tenth of what arrays of arrays do. */
export class NumberLists {
  readonly #numbers: SignedNumbers;
  readonly #starts: UnsignedNumbers;

  constructor(lists: readonly (readonly number[])[]) {
    const all = lists.flat();
    this.#numbers = signedNumbers(all);
    this.#starts = unsignedNumbers(lists.length + 1, all.length);
    for (const [list, { length }] of lists.entries()) this.#starts[list + 1] = (this.#starts[list] as number) + length;
  }

  /** What they take in memory. */
  get bytes(): number {
    return this.#numbers.byteLength + this.#starts.byteLength;
  }

  /** The numbers of a list. */
  of(list: number): SignedNumbers {
    return this.#numbers.subarray(this.#starts[list], this.#starts[list + 1]);
  }

  /** Where a list begins and the next one does, and what stands at such a place: for reading many lists without an object for each. */
  startOf(list: number): number {
    return this.#starts[list] as number;
  }

  at(place: number): number {
    return this.#numbers[place] as number;
  }

  isEmpty(list: number): boolean {
    return this.#starts[list] === this.#starts[list + 1];
  }
}

/** Lists of numbers that are kept once each, however often they occur: most words of a concept mean nothing but that concept. */
export class DistinctLists {
  readonly lists: (readonly number[])[] = [];
  readonly #single = new Map<number, number>();
  readonly #longer = new Map<string, number>();

  /** The place of a list among the distinct ones. */
  add(list: readonly number[]): number {
    const [first] = list;
    return first !== undefined && list.length === 1
      ? this.#placeIn(this.#single, first, list)
      : this.#placeIn(this.#longer, list.join(), list);
  }

  #placeIn<Key>(places: Map<Key, number>, key: Key, list: readonly number[]): number {
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = this.lists.push(list) - 1;
    places.set(key, place);
    return place;
  }
}
