import { describeHits } from '#/ranking/describe-hit.ts';
import type { Hit } from '#/ranking/hit.ts';
import { rankEntries } from '#/ranking/rank-entries.ts';
import { readQuestion } from '#/ranking/read-question.ts';
import { prepareSynonyms } from '#/ranking/synonyms.ts';
import type { PreparedSynonyms, Synonyms } from '#/ranking/synonyms.ts';
import type { Meaning } from '#/meaning/meaning.ts';
import type { Thesaurus } from '#/thesaurus/thesaurus.ts';
import type { Entry, Locale } from './entry.ts';
import { Shelf } from './shelf.ts';
import type { SavedShelf } from './shelf.ts';

/** Hits that a search gives when the caller does not say. */
export const DEFAULT_LIMIT = 10;

export interface IndexOptions {
  /** What means the same to this tenant; used when a question is read, so a change works at once. */
  readonly synonyms?: Synonyms | undefined;
  /** What visitors of any business may call the same; see `loadThesaurus`. Entries are read with it, so it takes effect as they are added. */
  readonly thesaurus?: Thesaurus | undefined;
  /** What words mean, with the same thesaurus, for entries that share none with the question; see `loadMeaning`. */
  readonly meaning?: Meaning | undefined;
}

export interface SearchOptions<Kept extends Entry = Entry> {
  /** Entries that it refuses are passed over as if they were not there. */
  readonly accepts?: ((entry: Kept) => boolean) | undefined;
  /** The most hits wanted; 10 by default. */
  readonly limit?: number | undefined;
  /** The visitor's language: of two entries that fit about equally, the one with this `locale` comes first. */
  readonly locale?: Locale | undefined;
  /** Hits with a lower score (0 to 1) are left out; 0 by default. */
  readonly floor?: number | undefined;
  /** What the question goes on about, where it leans on words that were said before; they count less than its own. */
  readonly topic?: string | undefined;
  /** Closeness of meaning by entry id, 0 to 1, from a vector search of the caller's; fused with the words. */
  readonly vectors?: ReadonlyMap<string, number> | undefined;
}

/** A knowledge base in memory. Every change is seen by the very next search. */
export class Index<Kept extends Entry = Entry> {
  #shelf: Shelf<Kept>;
  #synonyms: PreparedSynonyms;

  constructor(shelf: Shelf<Kept>, { synonyms = [] }: IndexOptions) {
    this.#shelf = shelf;
    this.#synonyms = prepareSynonyms(synonyms);
  }

  /** How many entries there are. */
  get size(): number {
    return this.#shelf.size;
  }

  /** What the index takes in memory, in bytes, without the entries themselves. */
  get bytes(): number {
    return this.#shelf.bytes;
  }

  /**
   * Makes the index as small as it gets, one of many steps each time that the next one is asked for; worth it after many
   * additions. It happens by itself, with the additions that follow, once much was added; searches and changes may come between the steps.
   */
  settle(): Iterable<undefined> {
    return this.#shelf.settle();
  }

  /** The entry with this id. */
  get(id: string): Kept | undefined {
    const number = this.#shelf.numberOf(id);
    return number === undefined ? undefined : this.#shelf.entryAt(number);
  }

  /** Adds an entry, in place of the one with the same id. */
  add(entry: Kept): void {
    this.#shelf.add(entry);
  }

  /** Removes an entry and says whether there was one. */
  remove(id: string): boolean {
    return this.#shelf.remove(id);
  }

  /** Reads all entries again with a thesaurus. What words mean stays known, whichever thesaurus it came with. */
  setThesaurus(thesaurus: Thesaurus | undefined): void {
    this.#shelf = this.#shelf.readWith(thesaurus);
  }

  /** Replaces the groups of words that mean the same. */
  setSynonyms(synonyms: Synonyms): void {
    this.#synonyms = prepareSynonyms(synonyms);
  }

  /** The entries that may answer a question, best first. The same question on the same entries always gives the same hits. */
  search(
    question: string,
    { limit = DEFAULT_LIMIT, locale, floor = 0, vectors, accepts, topic = '' }: SearchOptions<Kept> = {},
  ): Hit<Kept>[] {
    const { thesaurus, meanings } = this.#shelf;
    const isCommonWord = meanings && ((word: string): boolean => meanings.isCommonWord(word));
    const read = readQuestion(question, { synonyms: this.#synonyms, thesaurus, topic, isCommonWord });
    const ranking = rankEntries(this.#shelf, read, { limit, locale, vectors, accepts });
    return describeHits(this.#shelf, read, ranking)
      .slice(0, limit)
      .filter(({ score }) => score >= floor);
  }

  /** The plain arrays and entries behind this index; see `saveIndex`. */
  save(): SavedShelf<Kept> {
    return this.#shelf.save();
  }
}

/** An empty index. */
export function createIndex<Kept extends Entry = Entry>(options: IndexOptions = {}): Index<Kept> {
  return new Index<Kept>(new Shelf<Kept>(options.thesaurus, options.meaning), options);
}
