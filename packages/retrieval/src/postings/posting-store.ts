import { Freeze } from './freeze-postings.ts';
import { bytesOfPart, countAt, EMPTY_PART, findTerm, partOf, PARTS, readTerm } from './frozen-part.ts';
import type { FrozenPart } from './frozen-part.ts';
import { GrowingPostings } from './growing-postings.ts';
import { PartWriter } from './part-writer.ts';
import { PostingList } from './posting-list.ts';
import type { TermBatch } from './term-batch.ts';
import { hashOf } from './term-table.ts';

/** The plain arrays a store is saved as. */
export interface SavedPostings {
  readonly parts: readonly FrozenPart[];
}

const MB = 1_048_576;
/** Growing postings are frozen once they take so many bytes and so great a share of the frozen ones. */
const FREEZE_BYTES = 16 * MB;
const FREEZE_SHARE = 1 / 3;
/** Fewer bytes than these are not worth freezing when nothing more comes. */
const SETTLE_BYTES = 2 * MB;

/**
 * Which documents hold a term and how often. New documents go to a small part that is made to be added to; grown large, it is frozen a step
 * with every document that comes after, so that no single one takes long. Documents are numbered upwards.
 */
export class PostingStore {
  /** Filled by `read`. */
  readonly list = new PostingList();
  #growing = new GrowingPostings();
  #freeze: Freeze | undefined;
  #parts: FrozenPart[] = Array.from({ length: PARTS }, () => EMPTY_PART);
  #frozenBytes = 0;
  readonly #freezeBytes: number;

  constructor(freezeBytes = FREEZE_BYTES) {
    this.#freezeBytes = freezeBytes;
  }

  /** What it takes in memory. */
  get bytes(): number {
    return this.#frozenBytes + this.#growing.bytes + (this.#freeze?.growing.bytes ?? 0);
  }

  /** Counts a term in the newest document. Documents must come in ascending order. */
  count(high: number, low: number, document: number, weight: number): void {
    this.#growing.count(high, low, document, weight);
  }

  /** Counts many terms in the newest document, and empties the batch. */
  countAll(batch: TermBatch, document: number): void {
    this.#growing.countAll(batch, document);
  }

  /** Says that the newest document is complete. */
  endDocument(): void {
    const isDue = this.#growing.bytes > Math.max(this.#freezeBytes, this.#frozenBytes * FREEZE_SHARE);
    if (this.#freeze || isDue) this.#step(this.#freeze ?? this.#beginFreeze());
  }

  /** Freezes everything in short steps, one each time that the next is asked for. @param least bytes below which it is not worth it */
  *settle(least = SETTLE_BYTES): Generator<undefined> {
    while (this.#freeze || (this.#growing.size > 0 && this.#growing.bytes > least)) {
      this.#step(this.#freeze ?? this.#beginFreeze());
      yield;
    }
  }

  /** How many documents hold a term, removed ones included. */
  countOf(high: number, low: number): number {
    const hash = hashOf(high, low);
    const part = this.#parts[partOf(hash)] as FrozenPart;
    const term = findTerm(part, high, low, hash);
    const frozen = term < 0 ? 0 : countAt(part, term);
    return frozen + (this.#freezing(hash)?.countOf(high, low) ?? 0) + this.#growing.countOf(high, low);
  }

  /** Reads the postings of a term into the list and gives their number. */
  read(high: number, low: number): number {
    const { list } = this;
    const hash = hashOf(high, low);
    const part = this.#parts[partOf(hash)] as FrozenPart;
    const term = findTerm(part, high, low, hash);
    list.length = 0;
    if (term >= 0) readTerm(part, term, list);
    this.#freezing(hash)?.read(high, low, list);
    this.#growing.read(high, low, list);
    return list.length;
  }

  /** A store with only the documents that have a new number (`renumber[document]`, -1 for those to leave out). */
  renumbered(renumber: Int32Array): PostingStore {
    const store = new PostingStore();
    if (this.#frozenBytes === 0 && !this.#freeze) {
      store.#growing = this.#growing.renumbered(renumber, this.list);
      return store;
    }
    finish(this.settle(0));
    const writer = new PartWriter();
    store.#keep(this.#parts.map((part) => this.#renumberPart(part, renumber, writer)));
    return store;
  }

  save(): SavedPostings {
    finish(this.settle(0));
    return { parts: this.#parts };
  }

  static restore({ parts }: SavedPostings): PostingStore {
    const store = new PostingStore();
    store.#keep([...parts]);
    return store;
  }

  #keep(parts: FrozenPart[]): void {
    this.#parts = parts;
    this.#frozenBytes = parts.reduce((sum, part) => sum + bytesOfPart(part), 0);
  }

  #beginFreeze(): Freeze {
    this.#freeze = new Freeze(this.#growing);
    this.#growing = new GrowingPostings();
    return this.#freeze;
  }

  #step(freeze: Freeze): void {
    const number = freeze.next;
    const before = this.#parts[number] as FrozenPart;
    const part = freeze.step(before);
    this.#parts[number] = part;
    this.#frozenBytes += bytesOfPart(part) - bytesOfPart(before);
    if (freeze.isOver) this.#freeze = undefined;
  }

  /** What is being frozen, where the part of a term lacks it still. */
  #freezing(hash: number): GrowingPostings | undefined {
    return this.#freeze && partOf(hash) >= this.#freeze.next ? this.#freeze.growing : undefined;
  }

  #renumberPart(part: FrozenPart, renumber: Int32Array, writer: PartWriter): FrozenPart {
    const { list } = this;
    for (let term = 0; term * 2 < part.keys.length; term += 1) {
      list.length = 0;
      readTerm(part, term, list);
      list.renumber(renumber);
      if (list.length > 0) writer.write(part.keys[term * 2] as number, part.keys[term * 2 + 1] as number, list);
    }
    return writer.finish();
  }
}

function finish(steps: Generator<undefined>): void {
  while (!steps.next().done);
}
