import { CONCEPT, TRIGRAM, highKey } from '#/analysis/term-key.ts';
import { scanTerms } from '#/analysis/scan-terms.ts';
import { PostingStore } from './posting-store.ts';
import { TermBatch } from './term-batch.ts';
import type { SavedPostings } from './posting-store.ts';

/** A folded text and how much each of its terms counts. */
export interface WeightedText {
  readonly folded: string;
  readonly weight: number;
  /** What it mentions of the thesaurus; its words have their length already. */
  readonly concepts?: Iterable<number> | undefined;
}

/** The plain values a collection is saved as. */
export interface SavedCollection {
  readonly postings: SavedPostings;
  readonly termLengths: Uint32Array;
  readonly trigramLengths: Uint32Array;
  readonly live: Uint8Array;
}

/** One for all collections, since each empties it before it returns. */
const batch = new TermBatch();
const SMALLEST_ROOM = 64;
/** The first half of every concept's key. */
export const CONCEPT_KEY = highKey(CONCEPT, 0);

/** Numbered texts with their postings and lengths. A removed text keeps its number until the collection is renumbered. */
export class Collection {
  postings = new PostingStore();
  /** Weighted terms per text: words and characters in one, trigrams in the other. */
  termLengths = new Uint32Array(SMALLEST_ROOM);
  trigramLengths = new Uint32Array(SMALLEST_ROOM);
  live = new Uint8Array(SMALLEST_ROOM);
  size = 0;
  liveCount = 0;
  #scores = new Float64Array(0);
  #termSum = 0;
  #trigramSum = 0;

  /** What it takes in memory. */
  get bytes(): number {
    const { termLengths, trigramLengths, live } = this;
    return this.postings.bytes + termLengths.byteLength + trigramLengths.byteLength + live.byteLength + this.#scores.byteLength;
  }

  get averageTermLength(): number {
    return this.#termSum / Math.max(1, this.liveCount);
  }

  get averageTrigramLength(): number {
    return this.#trigramSum / Math.max(1, this.liveCount);
  }

  /** A score of zero for every text; the array is the same at every call. */
  clearScores(): Float64Array {
    if (this.#scores.length < this.size) this.#scores = new Float64Array(this.live.length);
    else this.#scores.fill(0);
    return this.#scores;
  }

  /** Adds a text made of several parts and gives its number. */
  add(parts: readonly WeightedText[]): number {
    const number = this.size;
    let terms = 0;
    let trigrams = 0;
    batch.length = 0;
    for (const { folded, weight, concepts } of parts) {
      scanTerms(folded, (kind, high, low) => {
        if (batch.isFull) this.postings.countAll(batch, number);
        batch.add(high, low, weight);
        if (kind === TRIGRAM) trigrams += weight;
        else terms += weight;
      });
      for (const concept of concepts ?? []) {
        if (batch.isFull) this.postings.countAll(batch, number);
        batch.add(CONCEPT_KEY, concept, weight);
      }
    }
    this.postings.countAll(batch, number);
    this.postings.endDocument();
    this.#append(terms, trigrams, 1);
    return number;
  }

  remove(number: number): void {
    if (this.live[number] !== 1) return;
    this.live[number] = 0;
    this.liveCount -= 1;
    this.#termSum -= this.termLengths[number] as number;
    this.#trigramSum -= this.trigramLengths[number] as number;
  }

  /** The same texts in the same order, numbered anew without the removed ones. */
  compacted(): Collection {
    const renumber = new Int32Array(this.size).fill(-1);
    const collection = new Collection();
    for (let number = 0; number < this.size; number += 1) {
      if (this.live[number] !== 1) continue;
      renumber[number] = collection.size;
      collection.#append(this.termLengths[number] as number, this.trigramLengths[number] as number, 1);
    }
    collection.postings = this.postings.renumbered(renumber);
    return collection;
  }

  save(): SavedCollection {
    return {
      postings: this.postings.save(),
      termLengths: this.termLengths.slice(0, this.size),
      trigramLengths: this.trigramLengths.slice(0, this.size),
      live: this.live.slice(0, this.size),
    };
  }

  static restore(saved: SavedCollection): Collection {
    const collection = new Collection();
    for (const [number, terms] of saved.termLengths.entries()) {
      collection.#append(terms, saved.trigramLengths[number] as number, saved.live[number] as number);
    }
    collection.postings = PostingStore.restore(saved.postings);
    return collection;
  }

  #append(terms: number, trigrams: number, live: number): void {
    if (this.size === this.live.length) this.#grow();
    this.termLengths[this.size] = terms;
    this.trigramLengths[this.size] = trigrams;
    this.live[this.size] = live;
    this.size += 1;
    if (live === 0) return;
    this.liveCount += 1;
    this.#termSum += terms;
    this.#trigramSum += trigrams;
  }

  #grow(): void {
    const { termLengths, trigramLengths, live } = this;
    this.termLengths = new Uint32Array(this.size * 2);
    this.termLengths.set(termLengths);
    this.trigramLengths = new Uint32Array(this.size * 2);
    this.trigramLengths.set(trigramLengths);
    this.live = new Uint8Array(this.size * 2);
    this.live.set(live);
  }
}
