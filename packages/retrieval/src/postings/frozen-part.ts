import type { PostingList } from './posting-list.ts';
import { hashOf } from './term-table.ts';

/** All terms are divided into this many parts by the first bits of their hash; a part is small enough to be made anew at once. */
export const PARTS = 256;
const PART_SHIFT = 24;
/** The bits of a hash by which the terms of a part differ. */
export const BELOW_PART = 0x00ff_ffff;
/** Terms of one bucket: looked through one by one. */
const BUCKET_TERMS = 4;
/** A term in more documents than this has its last document written before its postings, so that others can be added unread. */
export const LONG_LIST = 32;
export const LAST_BYTES = 4;

/**
 * The terms of one part in the order of their hashes, in as few arrays and bytes as can be; plain data. Of each term there are its number of
 * postings, its last document where there are many, and per posting the step from the document before, one bit for "more than once"
 * and, if so, how often.
 */
export interface FrozenPart {
  /** Two numbers a term. */
  readonly keys: Uint32Array;
  /** Where the bytes of each term begin, and where the last one's end. */
  readonly starts: Uint32Array;
  /** The first term of each bucket, and the number of terms: a power of two and one. */
  readonly buckets: Uint32Array;
  readonly bytes: Uint8Array;
}

export const EMPTY_PART: FrozenPart = {
  keys: new Uint32Array(0),
  starts: new Uint32Array(1),
  buckets: new Uint32Array(2),
  bytes: new Uint8Array(0),
};

export function partOf(hash: number): number {
  return hash >>> PART_SHIFT;
}

export function bytesOfPart({ keys, starts, buckets, bytes }: FrozenPart): number {
  return keys.byteLength + starts.byteLength + buckets.byteLength + bytes.byteLength;
}

/** @param buckets a power of two */
function bucketOf(hash: number, buckets: number): number {
  return (hash & BELOW_PART) >>> (PART_SHIFT - 31 + Math.clz32(buckets));
}

/** Where to look for each term of a part, whose keys are in the order of their hashes. */
export function bucketsOf(keys: Uint32Array): Uint32Array {
  const terms = keys.length / 2;
  let count = 1;
  while (count * BUCKET_TERMS < terms) count *= 2;
  const buckets = new Uint32Array(count + 1);
  for (let term = 0; term < terms; term += 1) {
    const bucket = bucketOf(hashOf(keys[term * 2] as number, keys[term * 2 + 1] as number), count);
    buckets[bucket + 1] = term + 1;
  }
  for (let bucket = 1; bucket <= count; bucket += 1) {
    buckets[bucket] = Math.max(buckets[bucket] as number, buckets[bucket - 1] as number);
  }
  return buckets;
}

/** The number of a term in its part, or -1. */
export function findTerm({ keys, buckets }: FrozenPart, high: number, low: number, hash: number): number {
  const bucket = bucketOf(hash, buckets.length - 1);
  const end = buckets[bucket + 1] as number;
  for (let term = buckets[bucket] as number; term < end; term += 1) {
    if (keys[term * 2 + 1] === low && keys[term * 2] === high) return term;
  }
  return -1;
}

/** How many documents hold a term. */
export function countAt({ bytes, starts }: FrozenPart, term: number): number {
  let position = starts[term] as number;
  let byte = bytes[position] as number;
  let count = byte & 0x7f;
  for (let shift = 7; byte >= 0x80; shift += 7) {
    position += 1;
    byte = bytes[position] as number;
    count |= (byte & 0x7f) << shift;
  }
  return count;
}

/** Where the postings of a term begin, behind its count and its last document. */
export function postingsAt({ bytes, starts }: FrozenPart, term: number, count: number): number {
  let position = starts[term] as number;
  while ((bytes[position] as number) >= 0x80) position += 1;
  return position + 1 + (count > LONG_LIST ? LAST_BYTES : 0);
}

/** Puts the postings of a term behind those in a list. */
export function readTerm(part: FrozenPart, term: number, list: PostingList): void {
  const count = countAt(part, term);
  list.makeRoom(count);
  const { bytes } = part;
  const { documents, weights, length } = list;
  let position = postingsAt(part, term, count);
  let document = 0;
  for (let index = length; index < length + count; index += 1) {
    let byte = bytes[position] as number;
    let value = byte & 0x7f;
    position += 1;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[position] as number;
      value |= (byte & 0x7f) << shift;
      position += 1;
    }
    document += value >>> 1;
    documents[index] = document;
    weights[index] = (value & 1) === 0 ? 1 : (bytes[position] as number);
    position += value & 1;
  }
  list.length = length + count;
}
