import { parseConcepts } from '#/thesaurus/parse-concepts.ts';
import { readWords } from '#/thesaurus/read-words.ts';
import type { Thesaurus } from '#/thesaurus/thesaurus.ts';
import { Meaning } from './meaning.ts';

const meanings = new WeakMap<Thesaurus, Promise<Meaning>>();

async function load(thesaurus: Thesaurus): Promise<Meaning> {
  const { CHARACTERS, DIMENSIONS, PACKED, WORDS } = await import('./word-vectors.gen.ts');
  const names = new Set(Array.from({ length: thesaurus.size }, (_, concept) => thesaurus.nameOf(concept)));
  const packed = { dimensions: DIMENSIONS, words: WORDS, characters: CHARACTERS, packed: PACKED };
  return new Meaning(
    packed,
    thesaurus,
    (await readWords()).flatMap(parseConcepts).filter(({ id }) => names.has(id)),
  );
}

/** What words mean, for entries that a question reaches in none of its words; loaded when it is first asked for, 2 MB of code, and then kept. */
export async function loadMeaning(thesaurus: Thesaurus): Promise<Meaning> {
  const known = meanings.get(thesaurus);
  if (known) return known;
  const loading = load(thesaurus);
  meanings.set(thesaurus, loading);
  return loading;
}
