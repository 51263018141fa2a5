import type { TermBatch } from './term-batch.ts';

/** Bytes of one page; the pool grows page by page, so that growing never copies what is there. */
const PAGE_BITS = 15;
const PAGE_BYTES = 1 << PAGE_BITS;
const PAGE_MASK = PAGE_BYTES - 1;
/** Bytes of a plain number; one at the start of each slice is the address of the next slice. */
export const NUMBER_BYTES = 4;
const SMALLEST_SLICE_BITS = 4;
const LARGEST_LEVEL = 7;

/** Bytes of the slice at a step of its chain: each is twice the one before, up to 2 kB. */
export function sliceBytes(level: number): number {
  return 1 << (SMALLEST_SLICE_BITS + Math.min(level, LARGEST_LEVEL));
}

/**
 * Byte strings that only ever grow at their end, each a chain of slices. A slice lies at a multiple of its own size, so its start
 * can be told from any address inside; unused bytes are zero.
 */
export class SlicePool {
  #pages: Uint8Array[] = [];
  #used = 0;

  /** What it takes in memory. */
  get bytes(): number {
    return this.#pages.length * PAGE_BYTES;
  }

  /** Reserves the slice of a level and gives the address of its first free byte. */
  allocate(level: number): number {
    const bytes = sliceBytes(level);
    let start = Math.ceil(this.#used / bytes) * bytes;
    if ((start & PAGE_MASK) + bytes > PAGE_BYTES) start = Math.ceil(start / PAGE_BYTES) * PAGE_BYTES;
    while (this.#pages.length * PAGE_BYTES < start + bytes) this.#pages.push(new Uint8Array(PAGE_BYTES));
    this.#used = start + bytes;
    return start + NUMBER_BYTES;
  }

  /** Writes where a chain goes on, into the slice that holds `address`. */
  link(address: number, level: number, next: number): void {
    this.writeNumber(address & -sliceBytes(level), next);
  }

  /** The first free byte of the slice that follows the one at `address`. */
  next(address: number, level: number): number {
    return this.readNumber(address & -sliceBytes(level));
  }

  writeNumber(address: number, value: number): void {
    const page = this.page(address);
    const offset = this.offset(address);
    for (let byte = 0; byte < NUMBER_BYTES; byte += 1) page[offset + byte] = (value >>> (8 * byte)) & 0xff;
  }

  readNumber(address: number): number {
    const page = this.page(address);
    const offset = this.offset(address);
    let value = 0;
    for (let byte = 0; byte < NUMBER_BYTES; byte += 1) value |= (page[offset + byte] as number) << (8 * byte);
    return value >>> 0;
  }

  /** Reads the bytes at many addresses, which are near then. Leaves the bytes. */
  readAhead({ places, length }: TermBatch): void {
    if (this.#pages.length === 0) return;
    for (let term = 0; term < length; term += 1) {
      const address = places[term] as number;
      places[term] = (this.#pages[address >>> PAGE_BITS] as Uint8Array)[address & PAGE_MASK] as number;
    }
  }

  page(address: number): Uint8Array {
    return this.#pages[address >>> PAGE_BITS] as Uint8Array;
  }

  offset(address: number): number {
    return address & PAGE_MASK;
  }
}
