import type { PostingList } from './posting-list.ts';
import { NUMBER_BYTES, SlicePool, sliceBytes } from './slice-pool.ts';
import type { TermBatch } from './term-batch.ts';
import { COLUMNS, COUNT, HEAD, KEY_HIGH, KEY_LOW, LAST_DOCUMENT, LAST_WEIGHT, LEVEL, TAIL, TermTable } from './term-table.ts';

/** The longest posting in bytes: a step of up to 32 bits, seven bits a byte, and a weight. */
const MAX_POSTING_BYTES = 6;
/** The weight has one byte; how often a term is repeated makes no difference long before. */
const MAX_WEIGHT = 255;

/**
 * Which documents hold a term and how often, made to be added to: about three times as large as the same frozen. Documents are numbered
 * upwards; a posting is the step to the next document, one bit for "more than once" and, if so, how often. The number of the first document
 * stands before them, the newest posting waits in the term's row. No posting begins with a zero byte: that is where a slice has ended.
 */
export class GrowingPostings {
  readonly #terms = new TermTable();
  readonly #pool = new SlicePool();
  readonly #packed = new Uint8Array(MAX_POSTING_BYTES);

  /** What it takes in memory. */
  get bytes(): number {
    return this.#terms.bytes + this.#pool.bytes;
  }

  /** How many terms there are, numbered from 0. */
  get size(): number {
    return this.#terms.size;
  }

  highOf(term: number): number {
    return this.#terms.rows[term * COLUMNS + KEY_HIGH] as number;
  }

  lowOf(term: number): number {
    return this.#terms.rows[term * COLUMNS + KEY_LOW] as number;
  }

  /** Counts a term in the newest document. Documents must come in ascending order. */
  count(high: number, low: number, document: number, weight: number): void {
    const row = this.#terms.findOrAdd(high, low);
    const rows = this.#terms.rows;
    const seen = rows[row + COUNT] as number;
    if (seen > 0 && rows[row + LAST_DOCUMENT] === document) {
      rows[row + LAST_WEIGHT] = Math.min(MAX_WEIGHT, (rows[row + LAST_WEIGHT] as number) + weight);
      return;
    }
    if (seen > 0) this.#flush(row, document);
    rows[row + COUNT] = seen + 1;
    rows[row + LAST_DOCUMENT] = document;
    rows[row + LAST_WEIGHT] = weight;
  }

  /** Counts many terms in the newest document, and empties the batch. */
  countAll(batch: TermBatch, document: number): void {
    const { highs, lows, weights, length } = batch;
    this.#terms.readAhead(batch);
    this.#pool.readAhead(batch);
    for (let term = 0; term < length; term += 1) this.count(highs[term] as number, lows[term] as number, document, weights[term] as number);
    batch.length = 0;
  }

  /** How many documents hold a term, removed ones included. */
  countOf(high: number, low: number): number {
    const row = this.#terms.find(high, low);
    return row < 0 ? 0 : (this.#terms.rows[row + COUNT] as number);
  }

  /** Puts the postings of a term behind those in a list. */
  read(high: number, low: number, list: PostingList): void {
    const row = this.#terms.find(high, low);
    if (row >= 0) this.#readRow(row, list);
  }

  /** The same of a term by its number. */
  readTerm(term: number, list: PostingList): void {
    this.#readRow(term * COLUMNS, list);
  }

  /** The same with only the documents that have a new number (`renumber[document]`, -1 for those to leave out). */
  renumbered(renumber: Int32Array, list: PostingList): GrowingPostings {
    const postings = new GrowingPostings();
    for (let term = 0; term < this.size; term += 1) {
      list.length = 0;
      this.readTerm(term, list);
      list.renumber(renumber);
      for (let index = 0; index < list.length; index += 1) {
        postings.count(this.highOf(term), this.lowOf(term), list.documents[index] as number, list.weights[index] as number);
      }
    }
    return postings;
  }

  /** Moves the newest posting of a term to its chain, with the step to the document that comes after it. */
  #flush(row: number, following: number): void {
    const rows = this.#terms.rows;
    const document = rows[row + LAST_DOCUMENT] as number;
    const weight = rows[row + LAST_WEIGHT] as number;
    if (rows[row + COUNT] === 1) {
      const head = this.#pool.allocate(0);
      this.#pool.writeNumber(head, document);
      rows[row + HEAD] = head;
      rows[row + TAIL] = head + NUMBER_BYTES;
    }
    const packed = this.#packed;
    let rest = (following - document) * 2 + (weight > 1 ? 1 : 0);
    let length = 0;
    for (; rest >= 0x80; rest >>>= 7) {
      packed[length] = (rest & 0x7f) | 0x80;
      length += 1;
    }
    packed[length] = rest;
    length += 1;
    if (weight > 1) {
      packed[length] = weight;
      length += 1;
    }
    this.#append(row, length);
  }

  /** Writes the packed posting behind the term's others, into a new slice if this one has no room for all of it. */
  #append(row: number, length: number): void {
    const rows = this.#terms.rows;
    const level = rows[row + LEVEL] as number;
    const bytes = sliceBytes(level);
    let tail = rows[row + TAIL] as number;
    const used = ((tail - 1) & (bytes - 1)) + 1;
    if (used + length > bytes) {
      const next = this.#pool.allocate(level + 1);
      this.#pool.link(tail - 1, level, next);
      rows[row + LEVEL] = level + 1;
      tail = next;
    }
    const page = this.#pool.page(tail);
    const offset = this.#pool.offset(tail);
    for (let byte = 0; byte < length; byte += 1) page[offset + byte] = this.#packed[byte] as number;
    rows[row + TAIL] = tail + length;
  }

  #readRow(row: number, list: PostingList): void {
    const rows = this.#terms.rows;
    const count = rows[row + COUNT] as number;
    list.makeRoom(count);
    if (count > 1) this.#readChain(rows[row + HEAD] as number, count - 1, list);
    list.documents[list.length] = rows[row + LAST_DOCUMENT] as number;
    list.weights[list.length] = rows[row + LAST_WEIGHT] as number;
    list.length += 1;
  }

  #readChain(head: number, count: number, list: PostingList): void {
    const { documents, weights, length: before } = list;
    const pool = this.#pool;
    let document = pool.readNumber(head);
    let address = head;
    let level = 0;
    let page = pool.page(head);
    let end = (pool.offset(head) & -sliceBytes(0)) + sliceBytes(0);
    let position = pool.offset(head) + NUMBER_BYTES;
    for (let index = before; index < before + count; index += 1) {
      if (position === end || page[position] === 0) {
        address = pool.next(address, level);
        level += 1;
        page = pool.page(address);
        position = pool.offset(address);
        end = (position & -sliceBytes(level)) + sliceBytes(level);
      }
      let byte = page[position] as number;
      let value = byte & 0x7f;
      position += 1;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = page[position] as number;
        value |= (byte & 0x7f) << shift;
        position += 1;
      }
      documents[index] = document;
      document += value >>> 1;
      weights[index] = (value & 1) === 0 ? 1 : (page[position] as number);
      position += value & 1;
    }
    list.length = before + count;
  }
}
