import { LETTER, SEPARATOR, characterKind } from '#/analysis/character-kind.ts';
import { foldText } from '#/analysis/fold-text.ts';
import { stemWord } from '#/analysis/stem-word.ts';
import { spacedText } from '#/analysis/matches-phrase.ts';
import type { Concept, ConceptWord, Relation } from './parse-concepts.ts';
import { UnspacedWords } from './unspaced-words.ts';
import { closestWord } from './closest-word.ts';

/** A stretch of a folded text that is a word for a concept. */
export interface ConceptSpan {
  readonly concept: number;
  readonly start: number;
  readonly end: number;
  /** How surely it is meant, 0 to 1: less for words that often mean something else, and for misspelled ones. */
  readonly strength: number;
  /** The word for which a misspelled one was taken, '' where it is spelled right. */
  readonly corrected: string;
}

/** The longest word or phrase at a place. */
interface Found {
  readonly meanings: readonly Meaning[];
  readonly end: number;
}

/** A concept that a word is for: its number, negative less one where the word often means something else. */
type Meaning = number;

const AMBIGUOUS_STRENGTH = 0.5;
/** Words of two kana occur within many others. */
const SHORT_KANA_STRENGTH = 0.4;
const LONE_CHARACTER_STRENGTH = 0.5;
const SLIP_STRENGTH = 0.75;
const IMPLIED_STRENGTH = 0.6;
const RELATED_STRENGTH = 0.5;
/** Words that a phrase may have. */
const MAX_PHRASE = 6;
const MAX_STEMS = 1 << 15;
const STARTS = 1 << 15;
const APOSTROPHE = "'";
const KANA = /[\u3041-\u3096\u30a1-\u30fa]/;
const LONE_CHARACTER = /^\p{Script=Han}$/u;
const KANA_ONLY = /^[\u3041-\u3096\u30fc]{1,2}$/;

function strengthOf(meaning: Meaning, folded: string, start: number, end: number): number {
  const own = meaning < 0 ? AMBIGUOUS_STRENGTH : 1;
  if (end - start > 2) return own;
  const word = folded.slice(start, end);
  return own * (KANA_ONLY.test(word) ? SHORT_KANA_STRENGTH : LONE_CHARACTER.test(word) ? LONE_CHARACTER_STRENGTH : 1);
}

/** What people write about the things that support is asked about: which words, of whichever language, are for one concept. */
export class Thesaurus {
  readonly #ids: string[] = [];
  /** By stems with a space between. */
  readonly #phraseMeanings = new Map<string, Meaning[]>();
  readonly #chinese = new UnspacedWords<Meaning>();
  readonly #japanese = new UnspacedWords<Meaning>();
  /** How many words the longest phrase has that begins with a stem. */
  readonly #phrases = new Map<string, number>();
  /** Single words by their length, for what is misspelled. */
  readonly #byLength = new Map<number, string[]>();
  /** 1 for the first letters with which any of the phrases begins. */
  readonly #starts = new Uint8Array(STARTS);
  readonly #stems = new Map<string, string>();
  readonly #numbers = new Map<string, number>();
  /** The wider concepts that one implies, and those that often go with it. */
  readonly #implied: number[][] = [];
  readonly #related: number[][] = [];

  constructor(concepts: Iterable<Concept>, relations: Iterable<Relation> = []) {
    for (const { id, words } of concepts) {
      const concept = this.#numberOf(id);
      for (const { text, isAmbiguous, script } of words) this.#learn(spacedText(text), isAmbiguous ? -1 - concept : concept, script);
    }
    for (const [concept, id] of this.#ids.entries()) this.#implied[concept] = this.#impliedBy(id);
    for (const { from, to } of relations) for (const one of from) for (const other of to) this.#relate(one, other);
  }

  /** How many concepts there are. */
  get size(): number {
    return this.#ids.length;
  }

  /** The name of a concept. */
  nameOf(concept: number): string {
    return this.#ids[concept] ?? '';
  }

  /** Whether a folded word of a script with spaces is one of a concept's, or begins one. */
  knows(word: string): boolean {
    return this.#phrases.has(this.#stem(word));
  }

  /** The concepts that a folded text mentions, in reading order; a word within a longer one is not a mention. */
  spansIn(folded: string): ConceptSpan[] {
    const spans: ConceptSpan[] = [];
    this.#scan(folded, (meaning, start, end) => {
      const concept = meaning < 0 ? -1 - meaning : meaning;
      const strength = strengthOf(meaning, folded, start, end);
      const span = { concept, start, end, strength, corrected: '' };
      spans.push(span);
      for (const wider of this.#implied[concept] ?? []) spans.push({ ...span, concept: wider, strength: strength * IMPLIED_STRENGTH });
    });
    return spans;
  }

  /** The numbers of the concepts that a folded text mentions. */
  conceptsIn(folded: string): Set<number> {
    const concepts = new Set<number>();
    this.#scan(folded, (meaning) => {
      const concept = meaning < 0 ? -1 - meaning : meaning;
      concepts.add(concept);
      for (const wider of this.#implied[concept] ?? []) concepts.add(wider);
    });
    return concepts;
  }

  /** Hands over every meaning of the longest words. */
  #scan(folded: string, sink: (meaning: Meaning, start: number, end: number) => void): void {
    const isJapanese = KANA.test(folded);
    let reach = 0;
    let position = 0;
    while (position < folded.length) {
      const kind = characterKind(folded.charCodeAt(position));
      if (kind === SEPARATOR) {
        position += 1;
        continue;
      }
      const next = kind === LETTER ? wordEnd(folded, position) : position + 1;
      const found = kind === LETTER ? this.#phraseAt(folded, position, next) : this.#unspacedAt(folded, position, isJapanese);
      if (found !== undefined && found.end > reach) {
        reach = found.end;
        for (const meaning of found.meanings) sink(meaning, position, found.end);
      }
      position = next;
    }
  }

  /** The concepts of the word that a misspelled one of a script with spaces is closest to. */
  correct(folded: string, start: number, end: number): ConceptSpan[] {
    const closest = closestWord(folded.slice(start, end), (length) => this.#byLength.get(length) ?? []);
    if (closest === undefined) return [];
    return (this.#phraseMeanings.get(this.#stem(closest)) ?? []).map((meaning) => ({
      concept: meaning < 0 ? -1 - meaning : meaning,
      start,
      end,
      strength: strengthOf(meaning, closest, 0, closest.length) * SLIP_STRENGTH,
      corrected: closest,
    }));
  }

  /** A question's spans with what goes with their concepts: less sure than what is said. */
  withRelated(spans: readonly ConceptSpan[]): ConceptSpan[] {
    const related = spans.flatMap((span) =>
      (this.#related[span.concept] ?? []).map((concept) => ({ ...span, concept, strength: span.strength * RELATED_STRENGTH })),
    );
    return [...spans, ...related];
  }

  #numberOf(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const concept = this.#ids.push(id) - 1;
    this.#numbers.set(id, concept);
    return concept;
  }

  /** "return-period" implies "return": the concepts whose names are a part of another's. */
  #impliedBy(id: string): number[] {
    const words = id.split('-');
    const parts = words.flatMap((_, start) => words.slice(start).map((_, length) => words.slice(start, start + length + 1).join('-')));
    return parts.filter((part) => part !== id).flatMap((part) => this.#numbers.get(part) ?? []);
  }

  #relate(one: string, other: string): void {
    const [left, right] = [this.#numbers.get(one), this.#numbers.get(other)];
    if (left === undefined || right === undefined || left === right) return;
    (this.#related[left] ??= []).push(right);
    (this.#related[right] ??= []).push(left);
  }

  #learn(phrase: string, meaning: Meaning, script: ConceptWord['script']): void {
    if (phrase === '') return;
    const isSpaced = characterKind(phrase.charCodeAt(0)) === LETTER;
    const key = isSpaced ? phrase.split(' ').map(stemWord).join(' ') : phrase;
    const meanings = isSpaced ? this.#learnSpaced(phrase, key) : (script === 'japanese' ? this.#japanese : this.#chinese).learn(key);
    if (!meanings.some((known) => known === meaning || known === -1 - meaning)) meanings.push(meaning);
  }

  #learnSpaced(phrase: string, key: string): Meaning[] {
    const known = this.#phraseMeanings.get(key);
    if (known) return known;
    const meanings: Meaning[] = [];
    this.#phraseMeanings.set(key, meanings);
    const stems = key.split(' ');
    const first = stems[0] as string;
    this.#phrases.set(first, Math.max(this.#phrases.get(first) ?? 0, stems.length));
    const end = phrase.indexOf(' ') < 0 ? phrase.length : phrase.indexOf(' ');
    this.#starts[startOf(phrase, 0, Math.min(end, first.length))] = 1;
    this.#starts[startOf(phrase, 0, end)] = 1;
    if (stems.length > 1) return meanings;
    const alike = this.#byLength.get(phrase.length);
    if (alike) alike.push(phrase);
    else this.#byLength.set(phrase.length, [phrase]);
    return meanings;
  }

  #stem(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const stem = stemWord(word);
    if (this.#stems.size < MAX_STEMS) this.#stems.set(word, stem);
    return stem;
  }

  /** The longest phrase that begins with a word. */
  #phraseAt(folded: string, start: number, end: number): Found | undefined {
    if (this.#starts[startOf(folded, start, end)] === 0) return undefined;
    let key = this.#stem(folded.slice(start, end));
    const words = Math.min(MAX_PHRASE, this.#phrases.get(key) ?? 0);
    let found: Found | undefined;
    let last = end;
    for (let count = 1; count <= words; count += 1) {
      const meanings = this.#phraseMeanings.get(key);
      if (meanings) found = { meanings, end: last };
      const next = wordStart(folded, last);
      if (next < 0 || count === words) break;
      last = wordEnd(folded, next);
      key += ` ${this.#stem(folded.slice(next, last))}`;
    }
    return found;
  }

  #unspacedAt(folded: string, start: number, isJapanese: boolean): Found | undefined {
    const japanese = this.#japanese.lengthAt(folded, start);
    // Without kana it may still be Japanese ("返品"), but a character alone is Chinese.
    const chinese = isJapanese ? 0 : this.#chinese.lengthAt(folded, start);
    const length = Math.max(chinese, isJapanese || japanese > 1 ? japanese : 0);
    if (length === 0) return undefined;
    const word = folded.slice(start, start + length);
    const words = chinese === length ? this.#chinese : this.#japanese;
    return { meanings: words.meaningsOf(word), end: start + length };
  }
}

/** Words of few letters begin alike however they end. */
function startOf(folded: string, start: number, end: number): number {
  const second = start + 1 < end ? folded.charCodeAt(start + 1) : 0;
  const third = start + 2 < end ? folded.charCodeAt(start + 2) : 0;
  return ((folded.charCodeAt(start) * 31 + second) * 31 + third) & (STARTS - 1);
}

function wordEnd(folded: string, start: number): number {
  let end = start;
  while (end < folded.length && (characterKind(folded.charCodeAt(end)) === LETTER || folded[end] === APOSTROPHE)) end += 1;
  return end;
}

/** Where the next word begins behind one space or hyphen, -1 where none does. */
function wordStart(folded: string, end: number): number {
  const next = end + 1;
  if (next >= folded.length || (folded[end] !== ' ' && folded[end] !== '-')) return -1;
  return characterKind(folded.charCodeAt(next)) === LETTER ? next : -1;
}

/** A thesaurus of concepts of the caller's own. */
export function createThesaurus(concepts: Iterable<Concept>): Thesaurus {
  return new Thesaurus(concepts);
}

/** For showing: a text as the thesaurus reads it. */
export function conceptsIn(thesaurus: Thesaurus, text: string): string[] {
  return thesaurus.spansIn(foldText(text)).map(({ concept }) => thesaurus.nameOf(concept));
}
