import { Index } from './answer-index.ts';
import type { IndexOptions } from './answer-index.ts';
import type { Entry } from './entry.ts';
import { Shelf } from './shelf.ts';
import type { SavedShelf } from './shelf.ts';

/** Grows by one whenever the same text would be indexed differently; an older saved index is then built anew from its entries. */
export const INDEX_FORMAT = 3;

/** An index as plain entries and typed arrays: survives `structuredClone`, `postMessage`, IndexedDB and `v8.serialize`. */
export interface SavedIndex<Kept extends Entry = Entry> extends SavedShelf<Kept> {
  readonly format: number;
}

/** Takes what is needed to have the index again without analysing a text. */
export function saveIndex<Kept extends Entry>(index: Index<Kept>): SavedIndex<Kept> {
  return { format: INDEX_FORMAT, ...index.save() };
}

/** The index that was saved. Synonyms are not saved: they are the caller's, as they were at `createIndex`. */
export function restoreIndex<Kept extends Entry>(saved: SavedIndex<Kept>, options: IndexOptions = {}): Index<Kept> {
  const { thesaurus, meaning } = options;
  const isCurrent = saved.format === INDEX_FORMAT && saved.concepts === (thesaurus?.size ?? 0);
  if (isCurrent) return new Index(Shelf.restore(saved, thesaurus, meaning), options);
  const index = new Index(new Shelf<Kept>(thesaurus, meaning), options);
  for (const entry of saved.entries) index.add(entry);
  return index;
}
