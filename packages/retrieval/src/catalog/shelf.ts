import { foldText } from '#/analysis/fold-text.ts';
import { Collection } from '#/postings/collection.ts';
import type { SavedCollection, WeightedText } from '#/postings/collection.ts';
import { EntryMeanings } from '#/meaning/entry-meanings.ts';
import type { Meaning } from '#/meaning/meaning.ts';
import type { Thesaurus } from '#/thesaurus/thesaurus.ts';
import { bodyOf, headingsOf } from './entry.ts';
import type { Entry } from './entry.ts';

/** Characters of one field that are indexed. Longer documents are cut into passages before they come here. */
export const MAX_FIELD_LENGTH = 100_000;
/** How much more a term counts in a heading than in a text. */
const HEADING_WEIGHT = 2;
/** Removed entries are swept out once there are this many and they are this share of all. */
const SWEEP_FROM = 64;
const SWEEP_SHARE = 0.5;

/** The plain values a shelf is saved as. */
export interface SavedShelf<Kept extends Entry> {
  readonly entries: readonly Kept[];
  /** How many concepts the thesaurus had with which they were read. */
  readonly concepts: number;
  readonly whole: SavedCollection;
  readonly headings: SavedCollection;
}

function readField(text: string, weight: number, thesaurus: Thesaurus | undefined): WeightedText {
  const folded = foldText(text.slice(0, MAX_FIELD_LENGTH));
  return { folded, weight, concepts: thesaurus?.conceptsIn(folded) };
}

/** The entries by number, with two collections: each entry as a whole, and each of its headings alone. */
export class Shelf<Kept extends Entry> {
  whole = new Collection();
  headings = new Collection();
  /** The entry that a heading belongs to, and the first heading of an entry; both by number. */
  headingOwner: number[] = [];
  firstHeading: number[] = [];
  readonly thesaurus: Thesaurus | undefined;
  readonly meanings: EntryMeanings | undefined;
  #entries: (Kept | undefined)[] = [];
  #numbers = new Map<string, number>();

  constructor(thesaurus?: Thesaurus, meaning?: Meaning) {
    this.thesaurus = thesaurus;
    this.meanings = meaning && new EntryMeanings(meaning, thesaurus);
  }

  get size(): number {
    return this.#numbers.size;
  }

  /** The entries in the order in which they came. */
  get entries(): Kept[] {
    return this.#entries.filter((entry) => entry !== undefined);
  }

  /** What the terms take in memory; the entries themselves are the caller's. */
  get bytes(): number {
    return this.whole.bytes + this.headings.bytes;
  }

  entryAt(number: number): Kept {
    return this.#entries[number] as Kept;
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  /** The same entries read with another thesaurus; what words mean stays known. */
  readWith(thesaurus: Thesaurus | undefined): Shelf<Kept> {
    const shelf = new Shelf<Kept>(thesaurus, this.meanings?.meaning);
    for (const entry of this.entries) shelf.add(entry);
    return shelf;
  }

  /** Adds an entry, in place of the one with the same id. */
  add(entry: Kept): void {
    this.remove(entry.id);
    const headings = headingsOf(entry).map(({ text }) => readField(text, HEADING_WEIGHT, this.thesaurus));
    this.whole.add([...headings, readField(bodyOf(entry), 1, this.thesaurus)]);
    for (const heading of headings) this.headings.add([{ ...heading, weight: 1 }]);
    this.#place(entry, headings.length);
  }

  /** Removes an entry and says whether there was one. */
  remove(id: string): boolean {
    const number = this.#numbers.get(id);
    if (number === undefined) return false;
    this.#numbers.delete(id);
    this.#entries[number] = undefined;
    this.meanings?.forgetCommon();
    this.whole.remove(number);
    const first = this.firstHeading[number] as number;
    for (let heading = first; this.headingOwner[heading] === number; heading += 1) this.headings.remove(heading);
    const removed = this.whole.size - this.whole.liveCount;
    if (removed >= SWEEP_FROM && removed >= this.whole.size * SWEEP_SHARE) this.#sweep();
    return true;
  }

  /** Makes the terms as small as they get, in short steps. */
  *settle(): Generator<undefined> {
    yield* this.whole.postings.settle();
    yield* this.headings.postings.settle();
  }

  save(): SavedShelf<Kept> {
    this.#sweep();
    return { entries: this.entries, concepts: this.thesaurus?.size ?? 0, whole: this.whole.save(), headings: this.headings.save() };
  }

  static restore<Kept extends Entry>(saved: SavedShelf<Kept>, thesaurus?: Thesaurus, meaning?: Meaning): Shelf<Kept> {
    const shelf = new Shelf<Kept>(thesaurus, meaning);
    shelf.whole = Collection.restore(saved.whole);
    shelf.headings = Collection.restore(saved.headings);
    for (const entry of saved.entries) shelf.#place(entry, headingsOf(entry).length);
    return shelf;
  }

  #place(entry: Kept, headings: number): void {
    const number = this.#entries.length;
    this.firstHeading.push(this.headingOwner.length);
    for (let heading = 0; heading < headings; heading += 1) this.headingOwner.push(number);
    this.#entries.push(entry);
    this.meanings?.forgetCommon();
    this.#numbers.set(entry.id, number);
  }

  #sweep(): void {
    if (this.whole.liveCount === this.whole.size) return;
    this.whole = this.whole.compacted();
    this.headings = this.headings.compacted();
    const entries = this.#entries;
    this.headingOwner = [];
    this.firstHeading = [];
    this.#entries = [];
    for (const entry of entries) if (entry !== undefined) this.#place(entry, headingsOf(entry).length);
  }
}
