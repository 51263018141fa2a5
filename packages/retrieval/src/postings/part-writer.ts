import { bucketsOf, countAt, LAST_BYTES, LONG_LIST, postingsAt } from './frozen-part.ts';
import type { FrozenPart } from './frozen-part.ts';
import type { PostingList } from './posting-list.ts';

const SMALLEST_ROOM = 1024;
/** The longest count, last document or posting in bytes, with room to spare. */
const MAX_NUMBER_BYTES = 6;

/** Writes one part after the other; terms must come in the order of their hashes. */
export class PartWriter {
  #keys = new Uint32Array(SMALLEST_ROOM * 2);
  #starts = new Uint32Array(SMALLEST_ROOM);
  #bytes = new Uint8Array(SMALLEST_ROOM);
  #terms = 0;
  #used = 0;

  /** Writes a term as it is in another part. */
  copy(part: FrozenPart, term: number): void {
    const [start, end] = [part.starts[term] as number, part.starts[term + 1] as number];
    this.#begin(part.keys[term * 2] as number, part.keys[term * 2 + 1] as number, end - start);
    this.#append(part.bytes, start, end);
  }

  /** Writes a term with the postings of a list. */
  write(high: number, low: number, list: PostingList): void {
    this.#begin(high, low, (list.length + 2) * MAX_NUMBER_BYTES);
    this.#head(list.length, list.documents[list.length - 1] as number);
    this.#postings(0, list);
  }

  /** Writes a term as it is in another part and the postings of a list behind that. */
  extend(part: FrozenPart, term: number, list: PostingList): void {
    const count = countAt(part, term);
    const [from, end] = [postingsAt(part, term, count), part.starts[term + 1] as number];
    this.#begin(part.keys[term * 2] as number, part.keys[term * 2 + 1] as number, (list.length + 2) * MAX_NUMBER_BYTES + end - from);
    this.#head(count + list.length, list.documents[list.length - 1] as number);
    this.#append(part.bytes, from, end);
    this.#postings(lastDocument(part.bytes, from, end, count), list);
  }

  /** What was written; the next part begins. */
  finish(): FrozenPart {
    const keys = this.#keys.slice(0, this.#terms * 2);
    const starts = new Uint32Array(this.#terms + 1);
    starts.set(this.#starts.subarray(0, this.#terms));
    starts[this.#terms] = this.#used;
    const bytes = this.#bytes.slice(0, this.#used);
    this.#terms = 0;
    this.#used = 0;
    return { keys, starts, buckets: bucketsOf(keys), bytes };
  }

  #begin(high: number, low: number, room: number): void {
    const term = this.#terms;
    if (term === this.#starts.length) {
      const [keys, starts] = [this.#keys, this.#starts];
      this.#keys = new Uint32Array(keys.length * 2);
      this.#keys.set(keys);
      this.#starts = new Uint32Array(starts.length * 2);
      this.#starts.set(starts);
    }
    if (this.#used + room > this.#bytes.length) {
      const bytes = this.#bytes;
      this.#bytes = new Uint8Array((this.#used + room) * 2);
      this.#bytes.set(bytes);
    }
    this.#keys[term * 2] = high;
    this.#keys[term * 2 + 1] = low;
    this.#starts[term] = this.#used;
    this.#terms += 1;
  }

  #head(count: number, last: number): void {
    this.#number(count);
    if (count <= LONG_LIST) return;
    for (let byte = 0; byte < LAST_BYTES; byte += 1) this.#byte((last >>> (8 * byte)) & 0xff);
  }

  #postings(before: number, { documents, weights, length }: PostingList): void {
    let previous = before;
    for (let index = 0; index < length; index += 1) {
      const document = documents[index] as number;
      const weight = weights[index] as number;
      this.#number((document - previous) * 2 + (weight > 1 ? 1 : 0));
      if (weight > 1) this.#byte(weight);
      previous = document;
    }
  }

  #number(value: number): void {
    let rest = value;
    for (; rest >= 0x80; rest >>>= 7) this.#byte((rest & 0x7f) | 0x80);
    this.#byte(rest);
  }

  #byte(value: number): void {
    this.#bytes[this.#used] = value;
    this.#used += 1;
  }

  /** Most are a few bytes, which are copied sooner one by one. */
  #append(bytes: Uint8Array, start: number, end: number): void {
    const target = this.#bytes;
    let used = this.#used;
    if (end - start > LONG_LIST) target.set(bytes.subarray(start, end), used);
    else for (let position = start; position < end; position += 1) target[used + position - start] = bytes[position] as number;
    used += end - start;
    this.#used = used;
  }
}

/** The document of the last posting: written before the postings of a long list, the sum of the steps of a short one. */
function lastDocument(bytes: Uint8Array, from: number, end: number, count: number): number {
  if (count > LONG_LIST) {
    let last = 0;
    for (let byte = 1; byte <= LAST_BYTES; byte += 1) last = (last << 8) | (bytes[from - byte] as number);
    return last >>> 0;
  }
  let document = 0;
  for (let position = from; position < end;) {
    let byte = bytes[position] as number;
    let value = byte & 0x7f;
    position += 1;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[position] as number;
      value |= (byte & 0x7f) << shift;
      position += 1;
    }
    document += value >>> 1;
    position += value & 1;
  }
  return document;
}
