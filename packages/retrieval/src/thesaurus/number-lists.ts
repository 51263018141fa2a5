/** Lists of numbers side by side in two typed arrays, which take a tenth of what arrays of arrays do. */
export class NumberLists {
  readonly #numbers: Int32Array;
  readonly #starts: Uint32Array;

  /** @param lists an undefined one is empty */
  constructor(lists: readonly (readonly number[] | undefined)[]) {
    this.#starts = new Uint32Array(lists.length + 1);
    this.#numbers = new Int32Array(lists.reduce((sum, list) => sum + (list?.length ?? 0), 0));
    let end = 0;
    for (let list = 0; list < lists.length; list += 1) {
      for (const number of lists[list] ?? []) {
        this.#numbers[end] = number;
        end += 1;
      }
      this.#starts[list + 1] = end;
    }
  }

  /** The numbers of a list. */
  of(list: number): Int32Array {
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
