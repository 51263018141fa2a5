import { LETTER, SEPARATOR, characterKind } from '#/analysis/character-kind.ts';
import { foldText } from '#/analysis/fold-text.ts';
import type { SoundTable } from '#/sounds/sound-table.ts';
import type { Concept, Relation } from './parse-concepts.ts';
import { CollectedWords } from './collect-words.ts';
import type { Meaning } from './collect-words.ts';
import { ConceptRoles } from './concept-roles.ts';
import type { RoleLists } from './concept-roles.ts';
import { DistinctLists, NumberLists } from './number-lists.ts';
import { Phrases } from './phrases.ts';
import { JoinedTexts } from './joined-texts.ts';
import { wordEnd } from './word-places.ts';
import { UnspacedWords, lengthIn, wordIn } from './unspaced-words.ts';
import { impliedBy, relatedIn } from './related-concepts.ts';
import type { SignedNumbers } from './small-numbers.ts';
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

/** The longest word or phrase at a place: the list of what it means, and of what the words within it mean. */
interface Found {
  readonly meanings: number;
  readonly inner?: number;
  readonly end: number;
}

const AMBIGUOUS_STRENGTH = 0.5;
/** Words of two kana occur within many others. */
const SHORT_KANA_STRENGTH = 0.4;
const LONE_CHARACTER_STRENGTH = 0.5;
const SLIP_STRENGTH = 0.75;
const IMPLIED_STRENGTH = 0.6;
const RELATED_STRENGTH = 0.5;
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
  readonly #names: JoinedTexts;
  readonly #phrases: Phrases;
  readonly #chinese: UnspacedWords;
  readonly #japanese: UnspacedWords;
  /** What words mean. */
  readonly #meanings: NumberLists;
  /** The wider concepts that one implies, and those that often go with it. */
  readonly #implied: NumberLists;
  readonly #related: NumberLists;
  /** What concepts are, beside what they mean. */
  readonly roles: ConceptRoles;
  /** Which characters are taken for each other. */
  readonly sounds: SoundTable | undefined;

  constructor(concepts: Iterable<Concept>, relations: Iterable<Relation> = [], roles: RoleLists = {}, sounds?: SoundTable) {
    const words = new CollectedWords(concepts, sounds);
    const { ids, numbers } = words;
    const meanings = new DistinctLists();
    this.sounds = sounds;
    this.#names = new JoinedTexts(ids);
    this.#phrases = new Phrases(words, meanings);
    this.#chinese = new UnspacedWords(words.chinese, meanings);
    this.#japanese = new UnspacedWords(words.japanese, meanings);
    this.#meanings = new NumberLists(meanings.lists);
    this.#implied = new NumberLists(ids.map((id) => impliedBy(id, numbers)));
    this.#related = new NumberLists(relatedIn(relations, numbers));
    this.roles = new ConceptRoles(roles, numbers);
  }

  /** What it keeps in memory, in bytes, with the sounds of characters. */
  get bytes(): number {
    const words = this.#phrases.bytes + this.#chinese.bytes + this.#japanese.bytes + this.#meanings.bytes;
    return words + this.#names.bytes + this.#implied.bytes + this.#related.bytes + this.roles.bytes + (this.sounds?.bytes ?? 0);
  }

  /** How many concepts there are. */
  get size(): number {
    return this.#names.size;
  }

  /** The name of a concept. */
  nameOf(concept: number): string {
    return this.#names.at(concept);
  }

  /** Whether a folded word of a script with spaces is one of a concept's, or begins one. */
  knows(word: string): boolean {
    return this.#phrases.knows(word);
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
        const { meanings, inner, end } = found;
        const lists = this.#meanings;
        for (let at = lists.startOf(meanings); at < lists.startOf(meanings + 1); at += 1) sink(lists.at(at), position, end, false);
        if (inner !== undefined)
          for (let at = lists.startOf(inner); at < lists.startOf(inner + 1); at += 1) sink(lists.at(at), position, end, true);
      }
      position = next;
    }
  }

  /** The concepts of the word that a misspelled one of a script with spaces is closest to. */
  correct(folded: string, start: number, end: number): ConceptSpan[] {
    const closest = this.#phrases.closestTo(folded.slice(start, end));
    return closest === undefined ? [] : correctedTo(closest, start, end, this.#meanings.of(this.#phrases.meaningsOf(closest)));
  }

  /** The concepts of the words for which characters of the same sound or a similar shape were written, outside the spans that are known. */
  correctUnspaced(folded: string, known: readonly ConceptSpan[]): ConceptSpan[] {
    if (!this.sounds) return [];
    const isJapanese = KANA.test(folded);
    const words = isJapanese ? this.#japanese : this.#chinese;
    return soundSlipsIn(folded, known, { words, sounds: this.sounds, isJapanese }).flatMap(({ start, end, meant, word }) =>
      correctedTo(meant, start, end, this.#meanings.of(words.meaningsOf(word))),
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

  /** The longest phrase that begins with a word, or what is written in one with the script behind it ("login唔到"). */
  #wordAt(folded: string, start: number, end: number, isJapanese: boolean): Found | undefined {
    const isMixed = end < folded.length && characterKind(folded.charCodeAt(end)) !== SEPARATOR;
    const mixed = isMixed ? this.#unspacedAt(folded, start, isJapanese) : undefined;
    return mixed ?? this.#phrases.longestAt(folded, start, end);
  }

  /** The longest word at a place. @param reach words that end before or here are within another one, and not looked for */
  #unspacedAt(folded: string, start: number, isJapanese: boolean, reach = 0): Found | undefined {
    const shortest = Math.max(1, reach - start + 1);
    // Without kana it may still be Japanese ("返品"), but a character alone is Chinese.
    const japanese = this.#japanese.longestAt(folded, start, isJapanese ? shortest : Math.max(2, shortest));
    const chinese = isJapanese ? -1 : this.#chinese.longestAt(folded, start, shortest);
    const isLonger = japanese >= 0 && (chinese < 0 || lengthIn(japanese) > lengthIn(chinese));
    if (isLonger) return foundIn(this.#japanese, japanese, start);
    return chinese < 0 ? undefined : foundIn(this.#chinese, chinese, start);
  }
}

function foundIn(words: UnspacedWords, found: number, start: number): Found {
  const word = wordIn(found);
  return { meanings: words.meaningsOf(word), inner: words.innerOf(word), end: start + lengthIn(found) };
}

/** The spans of a word that is written differently. */
function correctedTo(meant: string, start: number, end: number, meanings: SignedNumbers): ConceptSpan[] {
  return Array.from(meanings, (meaning) => ({
    concept: meaning < 0 ? -1 - meaning : meaning,
    start,
    end,
    strength: strengthOf(meaning, meant, 0, meant.length) * SLIP_STRENGTH,
    isSaid: true,
    corrected: meant,
  }));
}

/** A thesaurus of concepts of the caller's own. */
export function createThesaurus(concepts: Iterable<Concept>): Thesaurus {
  return new Thesaurus(concepts);
}

/** For showing: a text as the thesaurus reads it. */
export function conceptsIn(thesaurus: Thesaurus, text: string): string[] {
  return thesaurus.spansIn(foldText(text)).map(({ concept }) => thesaurus.nameOf(concept));
}
