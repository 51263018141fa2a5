import { LETTER, characterKind } from '#/analysis/character-kind.ts';
import { spacedText } from '#/analysis/matches-phrase.ts';
import { stemWord } from '#/analysis/stem-word.ts';
import type { SoundTable } from '#/sounds/sound-table.ts';
import type { Concept, ConceptWord } from './parse-concepts.ts';

/** A concept that a word is for: its number, negative less one where the word often means something else. */
export type Meaning = number;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Words of more characters have too many ways to be read. */
const KANJI_WORD = /^\p{Script=Han}{2,4}$/u;
/** Fewer kana stand within too many other words. */
const MIN_KANA = 4;

type Words = Map<string, Meaning[]>;

function meaningsOf(words: Words, word: string): Meaning[] {
  const known = words.get(word);
  if (known) return known;
  const meanings: Meaning[] = [];
  words.set(word, meanings);
  return meanings;
}

/** The words of a thesaurus, each with everything that it may mean, on their way into its tables. */
export class CollectedWords {
  readonly ids: string[] = [];
  readonly numbers = new Map<string, number>();
  /** By stems with a space between; the first stem of a phrase has a place too, without a meaning if it has none alone. */
  readonly phrases: Words = new Map();
  readonly chinese: Words = new Map();
  readonly japanese: Words = new Map();
  /** How many words the longest phrase has that begins with a stem. */
  readonly longest = new Map<string, number>();
  /** The phrases of `phrases` as they are written. */
  readonly written: string[] = [];

  constructor(concepts: Iterable<Concept>, sounds?: SoundTable) {
    for (const { id, words } of concepts) {
      const concept = this.#numberOf(id);
      for (const { text, isAmbiguous, script } of words) this.#learn(spacedText(text), isAmbiguous ? -1 - concept : concept, script);
    }
    if (sounds) this.#learnKana(sounds);
  }

  /** What is written in kana in place of characters; what is a word already stays what it is. */
  #learnKana(sounds: SoundTable): void {
    for (const [word, meanings] of this.japanese) {
      if (!KANJI_WORD.test(word)) continue;
      for (const kana of sounds.kanaOf(word)) if (kana.length >= MIN_KANA && !this.japanese.has(kana)) this.japanese.set(kana, meanings);
    }
  }

  #numberOf(id: string): number {
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    const concept = this.ids.push(id) - 1;
    this.numbers.set(id, concept);
    return concept;
  }

  #learn(phrase: string, meaning: Meaning, script: ConceptWord['script']): void {
    if (phrase === '') return;
    // "login唔到" is found like a word of the script that it ends in.
    const isSpaced = characterKind(phrase.charCodeAt(0)) === LETTER && !UNSPACED.test(phrase);
    const unspaced = script === 'japanese' ? this.japanese : this.chinese;
    const meanings = isSpaced ? this.#meaningsOfPhrase(phrase) : meaningsOf(unspaced, phrase);
    if (!meanings.some((known) => known === meaning || known === -1 - meaning)) meanings.push(meaning);
  }

  #meaningsOfPhrase(phrase: string): Meaning[] {
    const stems = phrase.split(' ').map(stemWord);
    const [first = ''] = stems;
    this.longest.set(first, Math.max(this.longest.get(first) ?? 0, stems.length));
    meaningsOf(this.phrases, first);
    const meanings = meaningsOf(this.phrases, stems.join(' '));
    if (meanings.length === 0) this.written.push(phrase);
    return meanings;
  }
}
