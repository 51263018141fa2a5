import { foldText } from '#/analysis/fold-text.ts';
import type { Concept } from '#/thesaurus/parse-concepts.ts';
import { addVector, unitOf } from './vectors.ts';
import type { WordVectors } from './word-vectors.ts';

/** What a character's own meaning counts beside the concepts in whose words it stands. */
const OWN_MEANING = 1;
/** Takes from characters of which little is known: as if they stood in so much of a word that means nothing. */
const CAUTION = 0.6;
/** A character must make so much of a word at least, in all. */
const LEAST_SHARE = 0.5;

const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /[a-z][a-z']*/g;

/** What is learned of a thesaurus: a vector for each of its concepts by name, and for the characters of its words. */
export interface LearnedVectors {
  readonly concepts: ReadonlyMap<string, Float64Array>;
  readonly characters: ReadonlyMap<string, Float64Array>;
}

/** The mean of a concept's English words. */
function conceptVector({ id, words }: Concept, vectors: WordVectors): Float64Array | undefined {
  const sum = new Float64Array(vectors.dimensions);
  let count = 0;
  const own = words.filter(({ script, isAmbiguous }) => script === 'latin' && !isAmbiguous).map(({ text }) => text);
  for (const phrase of [id.replaceAll('-', ' '), ...own]) {
    const phraseSum = new Float64Array(vectors.dimensions);
    let known = 0;
    for (const [word] of phrase.toLowerCase().matchAll(LATIN_WORD)) {
      const place = vectors.find(word);
      if (place < 0) continue;
      known += 1;
      vectors.addTo(phraseSum, place, vectors.weightOf(place));
    }
    if (known === 0) continue;
    count += 1;
    addVector(sum, unitOf(phraseSum), 1);
  }
  return count === 0 ? undefined : unitOf(sum);
}

/** How much of a word each character is, at most, over the words of a concept. */
function charactersOf({ words }: Concept): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { text, script } of words) {
    if (script === 'latin') continue;
    const characters = foldText(text).match(HAN) ?? [];
    for (const character of characters) shares.set(character, Math.max(shares.get(character) ?? 0, 1 / characters.length));
  }
  return shares;
}

/** Gives concepts the meaning of their English words, and characters that of the concepts in whose words they stand. */
export function learnVectors(concepts: readonly Concept[], vectors: WordVectors): LearnedVectors {
  const byConcept = new Map<string, Float64Array>();
  const byCharacter = new Map<string, { readonly sum: Float64Array; share: number }>();
  for (const concept of concepts) {
    const vector = conceptVector(concept, vectors);
    if (!vector) continue;
    const known = byConcept.get(concept.id);
    const both = Float64Array.from(vector);
    if (known) addVector(both, known, 1);
    byConcept.set(concept.id, unitOf(both));
    for (const [character, share] of charactersOf(concept)) {
      const learned = byCharacter.get(character) ?? { sum: new Float64Array(vectors.dimensions), share: 0 };
      byCharacter.set(character, learned);
      addVector(learned.sum, vector, share);
      learned.share += share;
    }
  }
  const characters = new Map<string, Float64Array>();
  for (const [character, { sum, share }] of byCharacter) {
    const place = vectors.find(character);
    if (place >= 0) vectors.addTo(sum, place, OWN_MEANING);
    const all = share + (place >= 0 ? OWN_MEANING : 0);
    if (all < LEAST_SHARE) continue;
    characters.set(
      character,
      sum.map((one) => one / (all + CAUTION)),
    );
  }
  return { concepts: byConcept, characters };
}
