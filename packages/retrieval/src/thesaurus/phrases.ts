import { highKeyOfStem, keyOfStem, placeOfStem, stemHigh, stemLow } from '#/analysis/stem-key.ts';
import { stemWord } from '#/analysis/stem-word.ts';
import { closestWord } from './closest-word.ts';
import type { CollectedWords } from './collect-words.ts';
import type { DistinctLists } from './number-lists.ts';
import { SecondWords } from './second-words.ts';
import { unsignedFrom } from './small-numbers.ts';
import type { UnsignedNumbers } from './small-numbers.ts';
import { WordKeys, highWithStem, lowWithStem } from './word-key.ts';
import { wordEnd, wordStart } from './word-places.ts';
import { WordTable } from './word-table.ts';

/** Words that a phrase may have. */
const MAX_PHRASE = 12;
const STARTS = 1 << 15;
const BYTES_PER_CODE_UNIT = 2;

/** Words of few letters begin alike however they end. */
function startOf(folded: string, start: number, end: number): number {
  const second = start + 1 < end ? folded.charCodeAt(start + 1) : 0;
  const third = start + 2 < end ? folded.charCodeAt(start + 2) : 0;
  return ((folded.charCodeAt(start) * 31 + second) * 31 + third) & (STARTS - 1);
}

/** The words and phrases of a script with spaces, in whatever form their words are written. */
export class Phrases {
  readonly #table: WordTable;
  /** For each of them the list of what it means. */
  readonly #meanings: UnsignedNumbers;
  /** For each of them how many words the longest phrase has that begins with it. */
  readonly #longest: Uint8Array;
  readonly #secondWords = new SecondWords();
  /** A bit for the first letters with which any of the phrases begins. */
  readonly #starts = new Uint8Array(STARTS >> 3);
  /** Single words by their length, one behind the other, for what is misspelled. */
  readonly #byLength: readonly string[];
  /** The list that is empty. */
  readonly #nothing: number;

  constructor({ phrases, longest, written }: Pick<CollectedWords, 'phrases' | 'longest' | 'written'>, lists: DistinctLists) {
    const keys = new WordKeys(phrases.size);
    for (const phrase of phrases.keys()) keys.addStems(phrase.split(' '));
    const places = new Uint32Array(phrases.size);
    this.#table = new WordTable(keys, places);
    const meanings = new Uint32Array(phrases.size);
    this.#longest = new Uint8Array(phrases.size);
    this.#nothing = lists.add([]);
    let number = 0;
    for (const [phrase, list] of phrases) {
      const place = places[number] as number;
      meanings[place] = lists.add(list);
      this.#longest[place] = Math.min(MAX_PHRASE, longest.get(phrase) ?? 0);
      const [first = '', second] = phrase.split(' ', 2);
      if (second !== undefined) this.#secondWords.add(this.#table.find(highKeyOfStem(first) | 0, keyOfStem(first) | 0), second);
      number += 1;
    }
    this.#meanings = unsignedFrom(meanings);
    for (const phrase of written) this.#noteStart(phrase);
    const singles = written.filter((phrase) => !phrase.includes(' '));
    const lengths = singles.map(({ length }) => length);
    this.#byLength = Array.from({ length: Math.max(0, ...lengths) + 1 }, (_, length) =>
      singles.filter((word) => word.length === length).join(''),
    );
  }

  /** What they take in memory. */
  get bytes(): number {
    const lists = this.#table.bytes + this.#secondWords.bytes + this.#meanings.byteLength + this.#longest.byteLength;
    return lists + this.#starts.byteLength + BYTES_PER_CODE_UNIT * this.#byLength.join('').length;
  }

  /** Whether a folded word is one of them, or begins one. */
  knows(word: string): boolean {
    const place = this.#placeOf(word, 0, word.length);
    return place >= 0 && this.#longest[place] !== 0;
  }

  /** The single word that a misspelled one is closest to. */
  closestTo(written: string): string | undefined {
    return closestWord(written, (length) => this.#byLength[length] ?? '');
  }

  /** The list of what a folded word means. */
  meaningsOf(word: string): number {
    const place = this.#placeOf(word, 0, word.length);
    return place < 0 ? this.#nothing : (this.#meanings[place] as number);
  }

  /** The longest phrase that begins with the word at a place of a folded text. */
  longestAt(folded: string, start: number, end: number): { readonly meanings: number; readonly end: number } | undefined {
    if (!this.#mayBegin(startOf(folded, start, end))) return undefined;
    const first = placeOfStem(folded, start, end);
    let high = (stemHigh[first] as number) | 0;
    let low = (stemLow[first] as number) | 0;
    let place = this.#table.find(high, low);
    const words = place < 0 ? 0 : (this.#longest[place] as number);
    if (words === 0) return undefined;
    const second = words === 1 ? -1 : wordStart(folded, end);
    if (second < 0 || !this.#secondWords.mayFollow(place, folded, second, wordEnd(folded, second)))
      return this.#meanings[place] === this.#nothing ? undefined : { meanings: this.#meanings[place] as number, end };
    let found: { readonly meanings: number; readonly end: number } | undefined;
    let last = end;
    for (let count = 1; count <= words; count += 1) {
      if (place >= 0 && this.#meanings[place] !== this.#nothing) found = { meanings: this.#meanings[place] as number, end: last };
      const next = wordStart(folded, last);
      if (next < 0 || count === words) break;
      last = wordEnd(folded, next);
      const stem = placeOfStem(folded, next, last);
      high = highWithStem(high, stemHigh[stem] as number);
      low = lowWithStem(low, stemLow[stem] as number);
      place = this.#table.find(high, low);
    }
    return found;
  }

  #placeOf(text: string, start: number, end: number): number {
    const stem = placeOfStem(text, start, end);
    return this.#table.find((stemHigh[stem] as number) | 0, (stemLow[stem] as number) | 0);
  }

  #noteStart(phrase: string): void {
    const end = phrase.indexOf(' ') < 0 ? phrase.length : phrase.indexOf(' ');
    const stem = stemWord(phrase.slice(0, end));
    for (const start of [startOf(stem, 0, stem.length), startOf(phrase, 0, Math.min(end, stem.length)), startOf(phrase, 0, end)])
      this.#starts[start >> 3] = (this.#starts[start >> 3] as number) | (1 << (start & 7));
  }

  #mayBegin(start: number): boolean {
    return ((this.#starts[start >> 3] as number) & (1 << (start & 7))) !== 0;
  }
}
