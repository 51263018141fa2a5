import { foldText, likeable, likeness, type Likeable } from '@lobby/retrieval';
import { cosineOf } from '#/domains/corpus/meaning/packed-vector.ts';
import type { Named, SameWords } from './same-words.ts';

/** From this likeness on, two questions of two languages are one by the words that they share; what is left of each counts against it. */
const SAME_WORDS = 0.45;
/** From this closeness on, an embedding model says that two questions are one: so far above what it says of any two texts. */
const SAME_MEANING = 0.5;
/** A word in more gaps than this says nothing about any two of them. */
const RARE_COUNT = 3;
const RARE_SHARE = 0.1;
/** Words of Latin letters and numbers, as they stand in every language. */
const LATIN = /[a-z0-9]+(?:[.'+-][a-z0-9]+)*/g;
const LATIN_MIN = 2;

/** A gap as it is held against gaps of other languages. */
export interface BondedGap {
  id: string;
  kind: string;
  /** Of its question, without the region: what is asked in one language is compared by its writing. */
  language: string;
  question: string;
  /** By the embedding model, where there is one. */
  vector: Buffer | undefined;
  /** How alike the model finds any text and this one. */
  common: number;
}

export interface Bond {
  id: string;
  bond: 'meaning' | 'words';
  shared: string[];
}

interface Read extends BondedGap {
  named: Named;
  likeable: Likeable;
  latin: ReadonlySet<string>;
}

/** Gaps of one business, each held against those of other languages. */
export class GapBonds {
  readonly #gaps: Read[];
  readonly #counts = new Map<string, number>();
  readonly #isApart: (left: string, right: string) => boolean;

  constructor(gaps: readonly BondedGap[], words: SameWords, isApart: (left: string, right: string) => boolean) {
    this.#isApart = isApart;
    this.#gaps = gaps.map((gap) => {
      const named = words.name(gap.question);
      const latin = new Set((foldText(gap.question).match(LATIN) ?? []).filter((word) => word.length >= LATIN_MIN));
      return { ...gap, named, likeable: likeable(named.text), latin };
    });
    for (const { latin } of this.#gaps) for (const word of latin) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  /** The gap of another language that asks the same, and what says so. By meaning only where each is the other's nearest. */
  find(id: string): Bond | undefined {
    const own = this.#gaps.find((gap) => gap.id === id);
    if (!own) return undefined;
    const nearest = this.#nearest(own, (gap) => closeness(own, gap), SAME_MEANING);
    if (nearest && this.#nearest(nearest, (gap) => closeness(nearest, gap), SAME_MEANING, own.language)?.id === own.id)
      return { id: nearest.id, bond: 'meaning', shared: this.#shared(own, nearest) };
    const alike = this.#nearest(own, (gap) => this.#alike(own, gap), SAME_WORDS);
    return alike && { id: alike.id, bond: 'words', shared: this.#shared(own, alike) };
  }

  #nearest(own: Read, measure: (gap: Read) => number, least: number, language?: string): Read | undefined {
    let [best, most] = [undefined as Read | undefined, least];
    for (const gap of this.#gaps) {
      if (gap.language === own.language || gap.kind !== own.kind) continue;
      if ((language !== undefined && gap.language !== language) || this.#isApart(own.id, gap.id)) continue;
      const measured = measure(gap);
      if (measured >= most) [best, most] = [gap, measured];
    }
    return best;
  }

  #alike(own: Read, gap: Read): number {
    return this.#shared(own, gap).length === 0 ? 0 : likeness(own.likeable, gap.likeable);
  }

  /** What two questions have in common, to be shown: words of one meaning as both wrote them, names and numbers. */
  #shared(left: Read, right: Read): string[] {
    const shared: string[] = [];
    for (const [name, written] of left.named.found) {
      const other = right.named.found.get(name);
      if (other !== undefined) shared.push(written === other ? written : `${written} = ${other}`);
    }
    const rare = Math.max(RARE_COUNT, this.#gaps.length * RARE_SHARE);
    const isTold = (word: string) => shared.some((each) => foldText(each).includes(word));
    for (const word of left.latin) {
      if (right.latin.has(word) && (this.#counts.get(word) ?? 0) <= rare && !isTold(word)) shared.push(word);
    }
    return shared;
  }
}

/** How far above any two texts these stand, 0 to 1; 0 where there are no vectors. */
function closeness(left: BondedGap, right: BondedGap): number {
  if (!left.vector || !right.vector) return 0;
  const common = Math.min(0.95, Math.max(0, (left.common + right.common) / 2));
  return (cosineOf(left.vector, right.vector) - common) / (1 - common);
}
