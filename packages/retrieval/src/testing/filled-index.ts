import { createIndex } from '#/catalog/answer-index.ts';
import type { Index } from '#/catalog/answer-index.ts';
import type { Entry } from '#/catalog/entry.ts';
import { loadMeaning } from '#/meaning/load-meaning.ts';
import { loadThesaurus } from '#/thesaurus/load-thesaurus.ts';

/** An index of some entries that knows the support thesaurus, and what words mean. */
export async function filledIndex(entries: Iterable<Entry>): Promise<Index> {
  const thesaurus = await loadThesaurus();
  return fill(createIndex({ thesaurus, meaning: await loadMeaning(thesaurus) }), entries);
}

/** The same without what words mean, as in a browser. */
export async function filledIndexOfWords(entries: Iterable<Entry>): Promise<Index> {
  return fill(createIndex({ thesaurus: await loadThesaurus() }), entries);
}

function fill(index: Index, entries: Iterable<Entry>): Index {
  for (const entry of entries) index.add(entry);
  return index;
}
