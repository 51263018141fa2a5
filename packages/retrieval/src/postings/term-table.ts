import type { TermBatch } from './term-batch.ts';

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
const FILL_LIMIT = 0.6;
/** Numbers kept per slot: the term's number and one, 0 where the slot is free, and the hash of its key, which spares a look at its row. */
const SLOT_COLUMNS = 2;

/** Spreads keys evenly over 32 bits. */
export function hashOf(high: number, low: number): number {
  let hash = Math.imul(high ^ (low >>> 15), 0x9e37_79b1) ^ Math.imul(low, 0x85eb_ca6b);
  hash ^= hash >>> 16;
  return Math.imul(hash, 0xc2b2_ae35) >>> 0;
}

/** From a term's key to its row: a hash table with open addressing over typed arrays, a few dozen bytes per term. */
export class TermTable {
  rows = new Uint32Array(SMALLEST_SLOTS * COLUMNS);
  size = 0;
  #slots = new Uint32Array(SMALLEST_SLOTS * SLOT_COLUMNS);

  /** What it takes in memory. */
  get bytes(): number {
    return this.rows.byteLength + this.#slots.byteLength;
  }

  /** The index of the term's first column, or -1. */
  find(high: number, low: number): number {
    const slot = this.#slots[this.#slotOf(high, low, hashOf(high, low))] as number;
    return slot === 0 ? -1 : (slot - 1) * COLUMNS;
  }

  /**
   * Reads the slots and rows of many terms: reads that do not wait for each other take a fraction of the time, and what they read is near when the
   * terms are looked up one after the other. Leaves where the chain of each ends, 0 where it has none.
   */
  readAhead({ highs, lows, places, length }: TermBatch): void {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let term = 0; term < length; term += 1) {
      places[term] = slots[Math.imul(hashOf(highs[term] as number, lows[term] as number), SLOT_COLUMNS) & mask] as number;
    }
    for (let term = 0; term < length; term += 1) {
      const slot = places[term] as number;
      places[term] = slot === 0 ? 0 : (this.rows[(slot - 1) * COLUMNS + TAIL] as number);
    }
  }

  /** The index of the term's first column; a new term gets a row of zeros. */
  findOrAdd(high: number, low: number): number {
    const hash = hashOf(high, low);
    const position = this.#slotOf(high, low, hash);
    const slot = this.#slots[position] as number;
    if (slot !== 0) return (slot - 1) * COLUMNS;
    this.size += 1;
    this.#slots[position] = this.size;
    this.#slots[position + 1] = hash;
    const row = (this.size - 1) * COLUMNS;
    if (row + COLUMNS > this.rows.length) this.#growRows();
    this.rows[row + KEY_HIGH] = high;
    this.rows[row + KEY_LOW] = low;
    if (this.size * SLOT_COLUMNS > this.#slots.length * FILL_LIMIT) this.#growSlots();
    return row;
  }

  #slotOf(high: number, low: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let position = Math.imul(hash, SLOT_COLUMNS) & mask;
    for (;;) {
      const slot = slots[position] as number;
      if (slot === 0) return position;
      if (slots[position + 1] === hash) {
        const row = (slot - 1) * COLUMNS;
        if (this.rows[row + KEY_LOW] === low && this.rows[row + KEY_HIGH] === high) return position;
      }
      position = (position + SLOT_COLUMNS) & mask;
    }
  }

  #growRows(): void {
    const rows = new Uint32Array(Math.ceil((this.rows.length * 1.5) / COLUMNS) * COLUMNS);
    rows.set(this.rows);
    this.rows = rows;
  }

  #growSlots(): void {
    const before = this.#slots;
    const slots = new Uint32Array(before.length * 2);
    const mask = slots.length - 1;
    for (let from = 0; from < before.length; from += SLOT_COLUMNS) {
      if (before[from] === 0) continue;
      const hash = before[from + 1] as number;
      let position = Math.imul(hash, SLOT_COLUMNS) & mask;
      while (slots[position] !== 0) position = (position + SLOT_COLUMNS) & mask;
      slots[position] = before[from] as number;
      slots[position + 1] = hash;
    }
    this.#slots = slots;
  }
}
