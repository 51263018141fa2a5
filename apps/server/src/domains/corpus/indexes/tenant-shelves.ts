import { FALLBACK_LOCALE, LOCALES, type Locale } from '@lobby/contract';
import { createIndex, detectLanguage, type Hit, type Index, type Meaning, type SearchOptions } from '@lobby/retrieval';
import { bytesOf } from './indexed-bytes.ts';
import { isWanted, isWritten, type IndexedEntry, type WrittenEntry } from './indexed-entry.ts';
import { byRank } from './near-ties.ts';
import { scoreFor, UNBEATABLE_SCORE } from './prefer-language.ts';

/** Hits that are looked at where a near tie decides which come first. */
const TIED_MAX = 5;

/** What a search of a tenant's shelves found, best first. */
export interface ShelfSearch {
  locale: Locale;
  searched: number;
  hits: { score: number; locale: Locale; hit: Hit<IndexedEntry> }[];
}

export interface ShelfSearchOptions {
  /** The visitor's language; what the question itself is written in goes before it. */
  locale?: Locale | undefined;
  limit: number;
  /** Score, 0 to 1, from which a hit is good enough to answer with. */
  floor: number;
  /** Only entries of these corpora; of all where none are named. */
  corpusIds?: readonly string[] | undefined;
  /** Closeness of meaning by id, 0 to 1, where it is known. */
  vectors?: ReadonlyMap<string, number> | undefined;
  /** What the question goes on about, where it leans on words that were said before. */
  topic?: string | undefined;
  /** Entries count that are valid at this time, in milliseconds since 1970. */
  at: number;
}

/** The published entries of one tenant, a shelf a language: translations of one entry never compete with each other. */
export class TenantShelves {
  readonly #shelves: Map<Locale, Index<IndexedEntry>>;
  /** About what the entries themselves take. */
  #entryBytes = 0;

  /** @param meaning what words mean, and what visitors of any business may call the same; without it words are found as they are written */
  constructor(meaning?: Meaning) {
    const thesaurus = meaning?.thesaurus;
    this.#shelves = new Map(LOCALES.map((locale) => [locale, createIndex<IndexedEntry>({ thesaurus, meaning })]));
  }

  /** Languages in which anything is known. */
  get languages(): Locale[] {
    return LOCALES.filter((locale) => (this.#shelves.get(locale)?.size ?? 0) > 0);
  }

  get size(): number {
    return [...this.#shelves.values()].reduce((sum, shelf) => sum + shelf.size, 0);
  }

  /** What the shelves take in memory, in bytes: the indexes exactly, the entries about. */
  get bytes(): number {
    let bytes = this.#entryBytes;
    for (const shelf of this.#shelves.values()) bytes += shelf.bytes;
    return bytes;
  }

  /** Makes the indexes as small as they get, in short steps; worth it after many additions. */
  *settle(): Generator<undefined> {
    for (const shelf of this.#shelves.values()) yield* shelf.settle();
  }

  /** Adds an entry, in place of the one with the same id in whatever language that was. @returns whether there was one */
  put(entry: IndexedEntry): boolean {
    const wasThere = this.remove(entry.id);
    this.#shelves.get(entry.locale)?.add(entry);
    this.#entryBytes += bytesOf(entry);
    return wasThere;
  }

  /** @returns whether it was there */
  remove(id: string): boolean {
    for (const shelf of this.#shelves.values()) {
      const entry = shelf.get(id);
      if (!entry) continue;
      this.#entryBytes -= bytesOf(entry);
      return shelf.remove(id);
    }
    return false;
  }

  /** Does `work` as though an entry were as given; it must not wait, so that nobody else's question meets the entry. */
  supposing<Result>(entry: IndexedEntry, work: () => Result): Result {
    const stored = LOCALES.map((locale) => this.#shelves.get(locale)?.get(entry.id)).find((found) => found !== undefined);
    this.put(entry);
    try {
      return work();
    } finally {
      if (stored) this.put(stored);
      else this.remove(entry.id);
    }
  }

  /** Looks on the shelf of the question's language, and on the others where that leaves a doubt. */
  search(question: string, { locale: expected, limit, floor, corpusIds, vectors, at, topic }: ShelfSearchOptions): ShelfSearch {
    const locale = detectLanguage(question, expected) ?? expected ?? FALLBACK_LOCALE;
    const named = corpusIds && new Set(corpusIds);
    const wanted = { limit: Math.max(limit, TIED_MAX), vectors, topic, accepts: (entry: IndexedEntry) => isWanted(entry, named, at) };
    const own = this.#look(locale, question, wanted);
    const best = own[0]?.score ?? 0;
    if (best >= Math.max(floor, UNBEATABLE_SCORE))
      return { locale, searched: this.#shelves.get(locale)?.size ?? 0, hits: own.toSorted(byRank(floor)).slice(0, limit) };
    const others = LOCALES.filter((other) => other !== locale).flatMap((other) => this.#look(other, question, wanted));
    const hits = [...own, ...others].map((found) => ({ ...found, score: scoreFor(locale, found.locale, found.score, best >= floor) }));
    return { locale, searched: this.size, hits: hits.toSorted(byRank(floor)).slice(0, limit) };
  }

  /** Entries of one language that are asked about alike, best first. */
  near(locale: Locale, question: string, limit: number): WrittenEntry[] {
    const hits = this.#shelves.get(locale)?.search(question, { limit, accepts: isWritten }) ?? [];
    return hits.map(({ entry }) => entry).filter(isWritten);
  }

  #look(locale: Locale, question: string, wanted: SearchOptions<IndexedEntry>): ShelfSearch['hits'] {
    const hits = this.#shelves.get(locale)?.search(question, wanted) ?? [];
    return hits.map((hit) => ({ score: hit.score, locale, hit }));
  }
}
