import { placeOfStem, STEM_PLACES, stemHigh, stemLow } from '#/analysis/stem-key.ts';
import { stemWord } from '#/analysis/stem-word.ts';
import type { WordTable } from './word-table.ts';

/** From a word of a text to the phrase that its stem is or begins, remembered: text repeats its words. */
export class FirstWords {
  readonly #phrases: WordTable;
  /** The keys of the stems that were looked up, by the places of their words, and their phrases. */
  readonly #high = new Uint32Array(STEM_PLACES);
  readonly #low = new Uint32Array(STEM_PLACES);
  readonly #found = new Int32Array(STEM_PLACES);

  /** @param phrases by stems with a space between */
  constructor(phrases: WordTable) {
    this.#phrases = phrases;
  }

  /** The number of the phrase that is the stem of the word at a place of a folded text, -1 where there is none. */
  find(folded: string, start: number, end: number): number {
    const place = placeOfStem(folded, start, end);
    if (this.#high[place] === stemHigh[place] && this.#low[place] === stemLow[place]) return this.#found[place] as number;
    const stem = stemWord(folded.slice(start, end));
    const found = this.#phrases.find(stem, 0, stem.length);
    this.#high[place] = stemHigh[place] as number;
    this.#low[place] = stemLow[place] as number;
    this.#found[place] = found;
    return found;
  }
}
