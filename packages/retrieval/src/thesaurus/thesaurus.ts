import { LETTER, SEPARATOR, characterKind } from '#/analysis/character-kind.ts';
import { foldText } from '#/analysis/fold-text.ts';
import { stemWord } from '#/analysis/stem-word.ts';
import type { SoundTable } from '#/sounds/sound-table.ts';
import type { Concept, Relation } from './parse-concepts.ts';
import { CollectedWords } from './collect-words.ts';
import type { Meaning } from './collect-words.ts';
import { ConceptRoles } from './concept-roles.ts';
import type { RoleLists } from './concept-roles.ts';
import { FirstWords } from './first-words.ts';
import { NumberLists } from './number-lists.ts';
import { SecondWords } from './second-words.ts';
import { WordTable } from './word-table.ts';
import { wordEnd, wordStart } from './word-places.ts';
import { UnspacedWords } from './unspaced-words.ts';
import { closestWord } from './closest-word.ts';
import { impliedBy, relatedIn } from './related-concepts.ts';
import { soundSlipsIn } from './sound-slips.ts';

/** A stretch of a folded text that is a word for a concept. */
export interface ConceptSpan {
  readonly concept: number;
  readonly start: number;
  readonly end: number;
  /** How surely it is meant, 0 to 1: less for words that often mean something else, and for misspelled ones. */
  readonly strength: number;
  /** Whether a word says it, and not only what goes with that word. */
  readonly isSaid: boolean;
  /** The word for which a misspelled one was taken, '' where it is spelled right. */
  readonly corrected: string;
}

/** The longest word or phrase at a place. */
interface Found {
  readonly table: WordTable;
  readonly word: number;
  readonly end: number;
}

const AMBIGUOUS_STRENGTH = 0.5;
/** Words of two kana occur within many others. */
const SHORT_KANA_STRENGTH = 0.4;
const LONE_CHARACTER_STRENGTH = 0.5;
const SLIP_STRENGTH = 0.75;
const IMPLIED_STRENGTH = 0.6;
const RELATED_STRENGTH = 0.5;
/** Words that a phrase may have. */
const MAX_PHRASE = 12;
const MAX_STEMS = 1 << 12;
const STARTS = 1 << 15;
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
  readonly #ids: readonly string[];
  /** By stems with a space between. */
  readonly #phrases: WordTable;
  /** For each of them how many words the longest phrase has that begins with it. */
  readonly #longest: Uint8Array;
  readonly #firstWords: FirstWords;
  readonly #secondWords: SecondWords;
  readonly #chinese: UnspacedWords;
  readonly #japanese: UnspacedWords;
  /** Single words by their length, one behind the other, for what is misspelled. */
  readonly #byLength = new Map<number, string>();
  /** 1 for the first letters with which any of the phrases begins. */
  readonly #starts = new Uint8Array(STARTS);
  readonly #stems = new Map<string, string>();
  /** The wider concepts that one implies, and those that often go with it. */
  readonly #implied: NumberLists;
  readonly #related: NumberLists;
  /** What concepts are, beside what they mean. */
  readonly roles: ConceptRoles;
  /** Which characters are taken for each other. */
  readonly sounds: SoundTable | undefined;

  constructor(concepts: Iterable<Concept>, relations: Iterable<Relation> = [], roles: RoleLists = {}, sounds?: SoundTable) {
    const { ids, numbers, phrases, chinese, japanese, longest, written } = new CollectedWords(concepts, sounds);
    this.sounds = sounds;
    this.#ids = ids;
    this.#phrases = new WordTable(phrases);
    this.#firstWords = new FirstWords(this.#phrases);
    this.#secondWords = new SecondWords(phrases.keys(), this.#phrases);
    this.#longest = Uint8Array.from(phrases.keys(), (phrase) => Math.min(MAX_PHRASE, longest.get(phrase) ?? 0));
    this.#chinese = new UnspacedWords(chinese);
    this.#japanese = new UnspacedWords(japanese);
    for (const phrase of written) this.#noteStart(phrase);
    for (const [length, words] of Map.groupBy(written, ({ length }) => length)) this.#byLength.set(length, singlesOf(words));
    this.#implied = new NumberLists(ids.map((id) => impliedBy(id, numbers)));
    this.#related = new NumberLists(relatedIn(relations, numbers));
    this.roles = new ConceptRoles(roles, numbers);
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
    const stem = this.#stem(word);
    const phrase = this.#phrases.find(stem, 0, stem.length);
    return phrase >= 0 && this.#longest[phrase] !== 0;
  }

  /** The concepts that a folded text mentions, in reading order; a word within a longer one is not a mention. */
  spansIn(folded: string): ConceptSpan[] {
    const spans: ConceptSpan[] = [];
    this.#scan(folded, (meaning, start, end, isInner) => {
      const concept = meaning < 0 ? -1 - meaning : meaning;
      if (isInner) {
        spans.push({ concept, start, end, strength: IMPLIED_STRENGTH, isSaid: false, corrected: '' });
        return;
      }
      const strength = strengthOf(meaning, folded, start, end);
      const span = { concept, start, end, strength, isSaid: true, corrected: '' };
      spans.push(span);
      for (const wider of this.#implied.of(concept))
        spans.push({ ...span, concept: wider, isSaid: false, strength: strength * IMPLIED_STRENGTH });
    });
    return spans;
  }

  /** The numbers of the concepts that a folded text mentions. */
  conceptsIn(folded: string): Set<number> {
    const concepts = new Set<number>();
    this.#scan(folded, (meaning) => {
      const concept = meaning < 0 ? -1 - meaning : meaning;
      concepts.add(concept);
      const end = this.#implied.startOf(concept + 1);
      for (let at = this.#implied.startOf(concept); at < end; at += 1) concepts.add(this.#implied.at(at));
    });
    return concepts;
  }

  /** Hands over every meaning of the longest words. */
  #scan(folded: string, sink: (meaning: Meaning, start: number, end: number, isInner: boolean) => void): void {
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
      const found =
        kind === LETTER ? this.#wordAt(folded, position, next, isJapanese) : this.#unspacedAt(folded, position, isJapanese, reach);
      if (found !== undefined && found.end > reach) {
        reach = found.end;
        const { meanings, inner } = found.table;
        for (let at = meanings.startOf(found.word); at < meanings.startOf(found.word + 1); at += 1)
          sink(meanings.at(at), position, found.end, false);
        if (inner)
          for (let at = inner.startOf(found.word); at < inner.startOf(found.word + 1); at += 1)
            sink(inner.at(at), position, found.end, true);
      }
      position = next;
    }
  }

  /** The concepts of the word that a misspelled one of a script with spaces is closest to. */
  correct(folded: string, start: number, end: number): ConceptSpan[] {
    const closest = closestWord(folded.slice(start, end), (length) => this.#byLength.get(length) ?? '');
    if (closest === undefined) return [];
    const stem = this.#stem(closest);
    return correctedTo(closest, start, end, this.#phrases.meanings.of(this.#phrases.find(stem, 0, stem.length)));
  }

  /** The concepts of the words for which characters of the same sound or a similar shape were written, outside the spans that are known. */
  correctUnspaced(folded: string, known: readonly ConceptSpan[]): ConceptSpan[] {
    if (!this.sounds) return [];
    const isJapanese = KANA.test(folded);
    const { table } = isJapanese ? this.#japanese : this.#chinese;
    return soundSlipsIn(folded, known, { table, sounds: this.sounds, isJapanese }).flatMap(({ start, end, meant, word }) =>
      correctedTo(meant, start, end, table.meanings.of(word)),
    );
  }

  /** A question's spans with what goes with their concepts: less sure than what is said. */
  withRelated(spans: readonly ConceptSpan[]): ConceptSpan[] {
    const related = spans.flatMap((span) =>
      Array.from(this.#related.of(span.concept), (concept) => ({
        ...span,
        concept,
        isSaid: false,
        strength: span.strength * RELATED_STRENGTH,
      })),
    );
    return [...spans, ...related];
  }

  #noteStart(phrase: string): void {
    const end = phrase.indexOf(' ') < 0 ? phrase.length : phrase.indexOf(' ');
    const stem = this.#stem(phrase.slice(0, end));
    this.#starts[startOf(stem, 0, stem.length)] = 1;
    this.#starts[startOf(phrase, 0, Math.min(end, stem.length))] = 1;
    this.#starts[startOf(phrase, 0, end)] = 1;
  }

  #stem(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const stem = stemWord(word);
    if (this.#stems.size === MAX_STEMS) this.#stems.clear();
    this.#stems.set(word, stem);
    return stem;
  }

  /** The longest phrase that begins with a word, or what is written in one with the script behind it ("login唔到"). */
  #wordAt(folded: string, start: number, end: number, isJapanese: boolean): Found | undefined {
    const isMixed = end < folded.length && characterKind(folded.charCodeAt(end)) !== SEPARATOR;
    const mixed = isMixed ? this.#unspacedAt(folded, start, isJapanese) : undefined;
    return mixed ?? this.#phraseAt(folded, start, end);
  }

  /** The longest phrase that begins with a word. */
  #phraseAt(folded: string, start: number, end: number): Found | undefined {
    if (this.#starts[startOf(folded, start, end)] === 0) return undefined;
    let word = this.#firstWords.find(folded, start, end);
    const words = word < 0 ? 0 : (this.#longest[word] as number);
    if (words === 0) return undefined;
    const second = words === 1 ? -1 : wordStart(folded, end);
    if (second < 0 || !this.#secondWords.mayFollow(word, folded, second, wordEnd(folded, second)))
      return this.#phrases.meanings.isEmpty(word) ? undefined : { table: this.#phrases, word, end };
    let key = this.#stem(folded.slice(start, end));
    let found: Found | undefined;
    let last = end;
    for (let count = 1; count <= words; count += 1) {
      if (word >= 0 && !this.#phrases.meanings.isEmpty(word)) found = { table: this.#phrases, word, end: last };
      const next = wordStart(folded, last);
      if (next < 0 || count === words) break;
      last = wordEnd(folded, next);
      key += ` ${this.#stem(folded.slice(next, last))}`;
      word = this.#phrases.find(key, 0, key.length);
    }
    return found;
  }

  /** The longest word at a place. @param reach words that end before or here are within another one, and not looked for */
  #unspacedAt(folded: string, start: number, isJapanese: boolean, reach = 0): Found | undefined {
    const shortest = Math.max(1, reach - start + 1);
    // Without kana it may still be Japanese ("返品"), but a character alone is Chinese.
    const japanese = this.#japanese.longestAt(folded, start, isJapanese ? shortest : Math.max(2, shortest));
    const chinese = isJapanese ? -1 : this.#chinese.longestAt(folded, start, shortest);
    const japaneseLength = japanese < 0 ? 0 : this.#japanese.table.lengthOf(japanese);
    const chineseLength = chinese < 0 ? 0 : this.#chinese.table.lengthOf(chinese);
    if (japaneseLength > chineseLength) return { table: this.#japanese.table, word: japanese, end: start + japaneseLength };
    return chinese < 0 ? undefined : { table: this.#chinese.table, word: chinese, end: start + chineseLength };
  }
}

/** The spans of a word that is written differently. */
function correctedTo(meant: string, start: number, end: number, meanings: Int32Array): ConceptSpan[] {
  return Array.from(meanings, (meaning) => ({
    concept: meaning < 0 ? -1 - meaning : meaning,
    start,
    end,
    strength: strengthOf(meaning, meant, 0, meant.length) * SLIP_STRENGTH,
    isSaid: true,
    corrected: meant,
  }));
}

/** Those of some words that are one word each, all behind one another. */
const singlesOf = (words: readonly string[]): string => words.filter((word) => !word.includes(' ')).join('');

/** Words of few letters begin alike however they end. */
function startOf(folded: string, start: number, end: number): number {
  const second = start + 1 < end ? folded.charCodeAt(start + 1) : 0;
  const third = start + 2 < end ? folded.charCodeAt(start + 2) : 0;
  return ((folded.charCodeAt(start) * 31 + second) * 31 + third) & (STARTS - 1);
}

/** A thesaurus of concepts of the caller's own. */
export function createThesaurus(concepts: Iterable<Concept>): Thesaurus {
  return new Thesaurus(concepts);
}

/** For showing: a text as the thesaurus reads it. */
export function conceptsIn(thesaurus: Thesaurus, text: string): string[] {
  return thesaurus.spansIn(foldText(text)).map(({ concept }) => thesaurus.nameOf(concept));
}
