const WORD_BYTES = 4;
const WORD_BITS = 32;
const SMALLEST_ROOM = 64;

/** What a first look at all vectors of a tenant found. */
export interface SignSearch {
  /** Ids of those that point most nearly the same way, nearest first. */
  readonly ids: string[];
  /** Estimated cosines of the question with all of them, summed. */
  readonly sum: number;
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The signs of a tenant's vectors in memory: a thirty-second of the vectors themselves, and enough to tell which are worth reading. */
export class SignShelf {
  readonly #places = new Map<string, number>();
  readonly #ids: string[] = [];
  #words = new Uint32Array(0);
  #width = 0;

  get size(): number {
    return this.#ids.length;
  }

  /** Adds the signs of an item, in place of those it had. Signs of another length mean another model: then all others go. */
  put(id: string, signs: Buffer): void {
    const width = signs.length / WORD_BYTES;
    if (width !== this.#width) this.#clear(width);
    const place = this.#places.get(id) ?? this.#ids.push(id) - 1;
    this.#places.set(id, place);
    if ((place + 1) * width > this.#words.length) this.#grow();
    for (let word = 0; word < width; word += 1) this.#words[place * width + word] = signs.readUInt32LE(word * WORD_BYTES);
  }

  /** The items whose signs agree most with those of a question. */
  nearest(signs: Buffer, limit: number): SignSearch {
    const width = this.#width;
    if (signs.length / WORD_BYTES !== width) return { ids: [], sum: 0 };
    const asked = Uint32Array.from({ length: width }, (_, word) => signs.readUInt32LE(word * WORD_BYTES));
    const differing = new Uint16Array(this.size);
    const byDifference = new Uint32Array(width * WORD_BITS + 1);
    for (let place = 0; place < this.size; place += 1) {
      let bits = 0;
      for (let word = 0; word < width; word += 1)
        bits += countBits((this.#words[place * width + word] as number) ^ (asked[word] as number));
      differing[place] = bits;
      byDifference[bits] = (byDifference[bits] as number) + 1;
    }
    let sum = 0;
    for (const [bits, count] of byDifference.entries()) sum += count * Math.cos((Math.PI * bits) / (width * WORD_BITS));
    return { ids: this.#best(differing, byDifference, limit), sum };
  }

  #best(differing: Uint16Array, byDifference: Uint32Array, limit: number): string[] {
    let [most, count] = [0, byDifference[0] ?? 0];
    while (count < limit && most + 1 < byDifference.length) {
      most += 1;
      count += byDifference[most] as number;
    }
    const places: number[] = [];
    for (const [place, bits] of differing.entries()) if (bits <= most) places.push(place);
    places.sort((left, right) => (differing[left] as number) - (differing[right] as number));
    return places.slice(0, limit).map((place) => this.#ids[place] as string);
  }

  #clear(width: number): void {
    this.#width = width;
    this.#places.clear();
    this.#ids.length = 0;
    this.#words = new Uint32Array(0);
  }

  #grow(): void {
    const words = new Uint32Array(Math.max(SMALLEST_ROOM * this.#width, this.#words.length * 2));
    words.set(this.#words);
    this.#words = words;
  }
}
