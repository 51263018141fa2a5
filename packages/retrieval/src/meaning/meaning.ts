import { isMarked, markAsking } from '#/ranking/asking-words.ts';
import { markFiller } from '#/ranking/filler-words.ts';
import type { Concept } from '#/thesaurus/parse-concepts.ts';
import type { ConceptSpan, Thesaurus } from '#/thesaurus/thesaurus.ts';
import { learnVectors } from './learn-vectors.ts';
import { VectorTable } from './vector-table.ts';
import { WordVectors } from './word-vectors.ts';
import type { PackedVectors } from './word-vectors.ts';

/** What a word of a concept counts that is known by itself too. */
const BESIDE_WORD = 0.5;
const FILLER_FACTOR = 0.3;
const CHARACTER_WEIGHT = 0.5;
/** What a character counts that stands in no word of the thesaurus: its own meaning alone is less sure. */
const LONE_CHARACTER_WEIGHT = 0.3;

const LATIN_WORD = /[a-z][a-z']*/g;
const ONE_LATIN_WORD = /^[a-z][a-z']*$/;
const HAN = /\p{Script=Han}/gu;

/** What texts mean: the sum of what their words, concepts and characters mean. */
export class Meaning {
  readonly thesaurus: Thesaurus;
  readonly #vectors: WordVectors;
  readonly #learned: VectorTable;
  /** Where the vectors of concepts and of characters stand among those that were learned, -1 where nothing was. */
  readonly #concepts: Int32Array;
  readonly #characters = new Map<string, number>();

  /** @param concepts those of the thesaurus, with their words */
  constructor(packed: PackedVectors, thesaurus: Thesaurus, concepts: readonly Concept[]) {
    this.thesaurus = thesaurus;
    this.#vectors = new WordVectors(packed);
    const learned = learnVectors(concepts, this.#vectors);
    this.#learned = new VectorTable([...learned.concepts.values(), ...learned.characters.values()], this.dimensions);
    const places = new Map([...learned.concepts.keys()].map((name, place) => [name, place]));
    this.#concepts = Int32Array.from({ length: thesaurus.size }, (_, concept) => places.get(thesaurus.nameOf(concept)) ?? -1);
    for (const [place, character] of [...learned.characters.keys()].entries()) this.#characters.set(character, places.size + place);
  }

  get dimensions(): number {
    return this.#vectors.dimensions;
  }

  /** Whether a folded word is a common English one as it is written, and so hardly another one misspelled. */
  isCommonWord(word: string): boolean {
    return this.#vectors.isKnown(word);
  }

  /** The sum of the meanings of a folded text, without what only asks. @param spans the concepts that it mentions */
  sumOf(folded: string, spans: readonly ConceptSpan[] = this.thesaurus.spansIn(folded)): Float64Array {
    const sum = new Float64Array(this.dimensions);
    const used = new Uint8Array(folded.length);
    for (const span of spans) this.#addSpan(sum, folded, span, used);
    const asking = markAsking(folded);
    const filler = markFiller(folded);
    for (const { index, 0: word } of folded.matchAll(LATIN_WORD)) {
      const end = index + word.length;
      const place = used[index] === 1 || isMarked(asking, index, end) ? -1 : this.#vectors.find(word);
      if (place < 0) continue;
      this.#vectors.addTo(sum, place, this.#vectors.weightOf(place) * (isMarked(filler, index, end) ? FILLER_FACTOR : 1));
    }
    for (const { index, 0: character } of folded.matchAll(HAN)) {
      if (used[index] === 1 || asking[index] === 1 || filler[index] === 1) continue;
      this.#addCharacter(sum, character);
    }
    return sum;
  }

  #addSpan(sum: Float64Array, folded: string, { concept, start, end, strength, isSaid, corrected }: ConceptSpan, used: Uint8Array): void {
    const place = isSaid && concept >= 0 ? (this.#concepts[concept] as number) : -1;
    if (place < 0) return;
    const said = folded.slice(start, end);
    const isKnown = corrected === '' && ONE_LATIN_WORD.test(said) && this.#vectors.find(said) >= 0;
    this.#learned.addTo(sum, place, strength * (isKnown ? BESIDE_WORD : 1));
    if (!isKnown) used.fill(1, start, end);
  }

  #addCharacter(sum: Float64Array, character: string): void {
    const learned = this.#characters.get(character);
    if (learned !== undefined) {
      this.#learned.addTo(sum, learned, CHARACTER_WEIGHT);
      return;
    }
    const place = this.#vectors.find(character);
    if (place >= 0) this.#vectors.addTo(sum, place, LONE_CHARACTER_WEIGHT);
  }
}
