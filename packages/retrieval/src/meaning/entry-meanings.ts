import { foldText } from '#/analysis/fold-text.ts';
import { bodyOf, headingsOf } from '#/catalog/entry.ts';
import type { Entry } from '#/catalog/entry.ts';
import type { Question } from '#/ranking/read-question.ts';
import type { Thesaurus } from '#/thesaurus/thesaurus.ts';
import type { Meaning } from './meaning.ts';
import { addVector, closenessBeside, unitOf } from './vectors.ts';

/** Characters that are read of a heading and of a text. */
const MAX_HEADING = 300;
const MAX_BODY = 600;
/** Entries whose meaning is remembered, of all bases together: 1 kB each. */
const REMEMBERED = 4_000;
/** Entries of which it is taken what all have in common. */
const SAMPLE = 200;
/** The common meaning counts as if there were so many entries more that share none. */
const CAUTION = 4;

interface EntryMeaning {
  readonly headings: readonly Float32Array[];
  readonly whole: Float32Array;
}

const readings = new WeakMap<Meaning, Map<Entry, EntryMeaning>>();

/** The readings of all bases that share a meaning. */
function readingsOf(meaning: Meaning): Map<Entry, EntryMeaning> {
  const known = readings.get(meaning) ?? new Map<Entry, EntryMeaning>();
  readings.set(meaning, known);
  return known;
}

/** How close a question is to an entry in meaning, -1 to 1: to its closest heading, and to all of it. */
export interface Likeness {
  readonly heading: number;
  readonly whole: number;
}

/** What each entry of a base means, read when it is first needed and remembered. */
export class EntryMeanings {
  readonly meaning: Meaning;
  /** Whether questions come with the concepts that this meaning knows by their numbers. */
  readonly #sharesConcepts: boolean;
  readonly #known: Map<Entry, EntryMeaning>;
  #common: Float64Array | undefined;

  /** @param thesaurus with which questions are read */
  constructor(meaning: Meaning, thesaurus: Thesaurus | undefined) {
    this.meaning = meaning;
    this.#sharesConcepts = meaning.thesaurus === thesaurus;
    this.#known = readingsOf(meaning);
  }

  /** Whether a folded word is a common English one as it is written. */
  isCommonWord(word: string): boolean {
    return this.meaning.isCommonWord(word);
  }

  /** Forgets what the entries have in common, after some came or went. */
  forgetCommon(): void {
    this.#common = undefined;
  }

  /** What a question means. */
  read({ folded, spans }: Pick<Question, 'folded' | 'spans'>): Float64Array {
    return this.meaning.sumOf(folded, this.#sharesConcepts ? spans : undefined);
  }

  /** Compares a question with entries. @param all the entries of the base, for what they have in common */
  compare(question: Float64Array, all: () => readonly Entry[]): (entry: Entry) => Likeness {
    const common = (this.#common ??= this.#commonOf(all()));
    const rest = Float64Array.from(unitOf(question));
    addVector(rest, common, -1);
    const closeness = closenessBeside(unitOf(rest), common);
    return (entry) => {
      const { headings, whole } = this.#of(entry);
      const closest = headings.reduce((most, heading) => Math.max(most, closeness(heading)), -1);
      return { heading: headings.length === 0 ? 0 : closest, whole: closeness(whole) };
    };
  }

  #of(entry: Entry): EntryMeaning {
    const known = this.#known.get(entry);
    if (known) return known;
    const sums = headingsOf(entry).map(({ text }) => this.meaning.sumOf(foldText(text.slice(0, MAX_HEADING))));
    const whole = this.meaning.sumOf(foldText(bodyOf(entry).slice(0, MAX_BODY)));
    for (const sum of sums) addVector(whole, sum, 1);
    const read = { headings: sums.map((sum) => Float32Array.from(unitOf(sum))), whole: Float32Array.from(unitOf(whole)) };
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(entry, read);
    return read;
  }

  #commonOf(entries: readonly Entry[]): Float64Array {
    const step = Math.max(1, Math.floor(entries.length / SAMPLE));
    const sample = entries.filter((_, place) => place % step === 0);
    const sum = new Float64Array(this.meaning.dimensions);
    for (const entry of sample) addVector(sum, this.#of(entry).whole, 1 / (sample.length + CAUTION));
    return sum;
  }
}
