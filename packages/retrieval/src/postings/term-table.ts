/** Numbers kept per term, side by side in one array. */
export const COLUMNS = 8;
export const KEY_HIGH = 0;
export const KEY_LOW = 1;
/** How many documents hold the term, removed ones included. */
export const COUNT = 2;
/** The newest posting stays here until the next one arrives: half of all terms occur in one document only. */
export const LAST_DOCUMENT = 3;
export const LAST_WEIGHT = 4;
/** First byte of the chain of older postings, its first free byte, and the level of its last slice. */
export const HEAD = 5;
export const TAIL = 6;
export const LEVEL = 7;

const SMALLEST_SLOTS = 256;
const FILL_LIMIT = 0.7;

/** Spreads keys evenly over 32 bits. */
export function hashOf(high: number, low: number): number {
  let hash = Math.imul(high ^ (low >>> 15), 0x9e37_79b1) ^ Math.imul(low, 0x85eb_ca6b);
  hash ^= hash >>> 16;
  return Math.imul(hash, 0xc2b2_ae35) >>> 0;
}

/** From a term's key to its row: a hash table with open addressing over typed arrays, a few bytes per term. */
export class TermTable {
  rows = new Uint32Array(SMALLEST_SLOTS * COLUMNS);
  size = 0;
  #slots = new Uint32Array(SMALLEST_SLOTS);

  /** What it takes in memory. */
  get bytes(): number {
    return this.rows.byteLength + this.#slots.byteLength;
  }

  /** The index of the term's first column, or -1. */
  find(high: number, low: number): number {
    const slot = this.#slots[this.#slotOf(high, low)] as number;
    return slot === 0 ? -1 : (slot - 1) * COLUMNS;
  }

  /** The index of the term's first column; a new term gets a row of zeros. */
  findOrAdd(high: number, low: number): number {
    const position = this.#slotOf(high, low);
    const slot = this.#slots[position] as number;
    if (slot !== 0) return (slot - 1) * COLUMNS;
    this.#slots[position] = this.size + 1;
    const row = this.size * COLUMNS;
    this.size += 1;
    if (row + COLUMNS > this.rows.length) this.#growRows();
    this.rows[row + KEY_HIGH] = high;
    this.rows[row + KEY_LOW] = low;
    if (this.size > this.#slots.length * FILL_LIMIT) this.#growSlots(this.#slots.length * 2);
    return row;
  }

  #slotOf(high: number, low: number): number {
    const mask = this.#slots.length - 1;
    let position = hashOf(high, low) & mask;
    for (;;) {
      const slot = this.#slots[position] as number;
      if (slot === 0) return position;
      const row = (slot - 1) * COLUMNS;
      if (this.rows[row + KEY_LOW] === low && this.rows[row + KEY_HIGH] === high) return position;
      position = (position + 1) & mask;
    }
  }

  #growRows(): void {
    const rows = new Uint32Array(Math.ceil((this.rows.length * 1.5) / COLUMNS) * COLUMNS);
    rows.set(this.rows);
    this.rows = rows;
  }

  #growSlots(length: number): void {
    this.#slots = new Uint32Array(length);
    for (let term = 0; term < this.size; term += 1) {
      const row = term * COLUMNS;
      const position = this.#slotOf(this.rows[row + KEY_HIGH] as number, this.rows[row + KEY_LOW] as number);
      this.#slots[position] = term + 1;
    }
  }
}
