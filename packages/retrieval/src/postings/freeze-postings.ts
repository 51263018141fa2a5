import { BELOW_PART, partOf, PARTS } from './frozen-part.ts';
import type { FrozenPart } from './frozen-part.ts';
import type { GrowingPostings } from './growing-postings.ts';
import { PartWriter } from './part-writer.ts';
import { PostingList } from './posting-list.ts';
import { hashOf } from './term-table.ts';

/** Room for the number of a term beside the hash in one float of 53 bits. */
const TERM_ROOM = 2 ** 29;

/** Moves growing postings behind frozen ones, part by part: in each part a term is either still growing or already frozen. */
export class Freeze {
  readonly growing: GrowingPostings;
  /** The first part that still lacks what is growing. */
  next = 0;
  /** The terms by their parts, and where each part's begin. */
  readonly #terms: Uint32Array;
  readonly #starts = new Uint32Array(PARTS + 1);
  readonly #writer = new PartWriter();
  readonly #list = new PostingList();

  constructor(growing: GrowingPostings) {
    this.growing = growing;
    this.#terms = new Uint32Array(growing.size);
    const counts = new Uint32Array(PARTS);
    for (let term = 0; term < growing.size; term += 1) counts[this.#partOf(term)] = (counts[this.#partOf(term)] as number) + 1;
    for (let part = 0; part < PARTS; part += 1) this.#starts[part + 1] = (this.#starts[part] as number) + (counts[part] as number);
    const places = this.#starts.slice();
    for (let term = 0; term < growing.size; term += 1) {
      const part = this.#partOf(term);
      this.#terms[places[part] as number] = term;
      places[part] = (places[part] as number) + 1;
    }
  }

  get isOver(): boolean {
    return this.next === PARTS;
  }

  /** The next part with what was growing behind what it had. */
  step(part: FrozenPart): FrozenPart {
    const terms = this.#sorted(this.next);
    this.next += 1;
    if (terms.length === 0) return part;
    const frozen = part.keys.length / 2;
    let before = 0;
    for (const term of terms) {
      const [high, low] = [this.growing.highOf(term), this.growing.lowOf(term)];
      let order = -1;
      for (; before < frozen; before += 1) {
        order = compareKeys(part.keys[before * 2] as number, part.keys[before * 2 + 1] as number, high, low);
        if (order >= 0) break;
        this.#writer.copy(part, before);
      }
      this.#list.length = 0;
      this.growing.readTerm(term, this.#list);
      if (before === frozen || order > 0) {
        this.#writer.write(high, low, this.#list);
        continue;
      }
      this.#writer.extend(part, before, this.#list);
      before += 1;
    }
    for (; before < frozen; before += 1) this.#writer.copy(part, before);
    return this.#writer.finish();
  }

  #partOf(term: number): number {
    return partOf(hashOf(this.growing.highOf(term), this.growing.lowOf(term)));
  }

  /** The growing terms of a part in the order in which frozen ones stand. */
  #sorted(part: number): Uint32Array {
    const { growing } = this;
    const terms = this.#terms.subarray(this.#starts[part], this.#starts[part + 1]);
    const hashed = new Float64Array(terms.length);
    for (let place = 0; place < terms.length; place += 1) {
      const term = terms[place] as number;
      hashed[place] = (hashOf(growing.highOf(term), growing.lowOf(term)) & BELOW_PART) * TERM_ROOM + term;
    }
    hashed.sort();
    const sorted = new Uint32Array(terms.length);
    for (let place = 0; place < terms.length; place += 1) sorted[place] = (hashed[place] as number) % TERM_ROOM;
    for (let place = 1; place < sorted.length; place += 1) {
      for (let left = place; left > 0 && this.#isAfter(sorted[left - 1] as number, sorted[left] as number); left -= 1) {
        [sorted[left - 1], sorted[left]] = [sorted[left] as number, sorted[left - 1] as number];
      }
    }
    return sorted;
  }

  #isAfter(left: number, right: number): boolean {
    const { growing } = this;
    return compareKeys(growing.highOf(left), growing.lowOf(left), growing.highOf(right), growing.lowOf(right)) > 0;
  }
}

/** By their hashes; the few keys of one hash by themselves. */
function compareKeys(high: number, low: number, otherHigh: number, otherLow: number): number {
  return hashOf(high, low) - hashOf(otherHigh, otherLow) || high - otherHigh || low - otherLow;
}
