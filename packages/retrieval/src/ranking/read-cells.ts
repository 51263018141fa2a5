import { scanTerms } from '#/analysis/scan-terms.ts';
import { PAIR, SINGLE, WORD } from '#/analysis/term-key.ts';
import type { TermKind } from '#/analysis/term-key.ts';
import type { KindSpan } from '#/analysis/question-kind.ts';
import type { ConceptSpan } from '#/thesaurus/thesaurus.ts';
import { isMarked, markAsking } from './asking-words.ts';
import { everydayShare } from './everyday-share.ts';
import { markFiller } from './filler-words.ts';

/** The key of a term. */
export interface Key {
  readonly high: number;
  readonly low: number;
}

/** A word, or a character of an unspaced script, with what it counts. */
export interface Cell {
  readonly start: number;
  readonly end: number;
  readonly isWord: boolean;
  /** A character of a word in katakana, of which a part says little: half of コース stands in コート, too. */
  readonly isKatakana: boolean;
  /** The word, or the character alone. */
  readonly self: Key;
  /** The pairs with the characters before and behind it. */
  readonly left: Key | undefined;
  right: Key | undefined;
  /** 1 for a rare word, next to nothing for grammar. */
  weight: number;
  readonly asks: boolean;
  /** It was said in the turn before: what is asked now may stand in its place. */
  isOfBefore: boolean;
  /** The concepts that it is a word of, or a part of one. */
  readonly spans: ConceptSpan[];
}

const CHARACTER_WEIGHT = 0.5;
const HIRAGANA_WEIGHT = 0.06;
const FUNCTION_WEIGHT = 0.06;
/** A number alone says little about what is asked. */
const NUMBER_WEIGHT = 0.4;
const DIGITS = /^\d{1,3}$/;
const ASKING_FACTOR = 0.15;
const FILLER_FACTOR = 0.25;
/** What an ordinary word of the rarest kind has in nats. */
const MOST_NATS = 6.5;
const EVERYDAY_TEXTS = 1_000;
/** A word that asks but stands in the thesaurus says something beside ("how long"). */
const ASKING_CONCEPT = 0.3;

const KATAKANA = /[\u30a1-\u30fc]/;
const HIRAGANA = /[\u3041-\u309f]/;
const FUNCTION_CHARACTERS = new Set(
  '的了是在有和就都也很还要会能去来过对上下个这那些呢吧呀啊么我你您他她它们给让把被从到与及或者但而且如果想请问可以之其所为以于嘅咗喺嚟啲嗰冇唔系佢哋嘢咁啦喎嗱个用做得',
);

function weightOf(kind: TermKind, text: string, asks: boolean, fills: boolean): number {
  const factor = asks ? ASKING_FACTOR : fills ? FILLER_FACTOR : 1;
  if (kind === WORD) {
    const texts = EVERYDAY_TEXTS * everydayShare(WORD, text);
    const nats = Math.log(1 + (EVERYDAY_TEXTS - texts + 0.5) / (texts + 0.5));
    return Math.min(DIGITS.test(text) ? NUMBER_WEIGHT : 1, nats / MOST_NATS) * factor;
  }
  const own = HIRAGANA.test(text) ? HIRAGANA_WEIGHT : FUNCTION_CHARACTERS.has(text) ? FUNCTION_WEIGHT : CHARACTER_WEIGHT;
  return own * factor;
}

function isHeld(cell: Cell, { start, end }: ConceptSpan): boolean {
  return cell.start >= start && cell.end <= end;
}

/** Gives the cells of each span what a word counts that support is asked about. */
function weighSpans(cells: readonly Cell[], spans: readonly ConceptSpan[]): void {
  for (const span of spans) {
    let first = 0;
    while (first < cells.length && (cells[first] as Cell).start < span.start) first += 1;
    let last = first;
    while (last < cells.length && isHeld(cells[last] as Cell, span)) last += 1;
    const count = last - first;
    for (const cell of cells.slice(first, last)) {
      cell.spans.push(span);
      const least = ((cell.asks ? ASKING_CONCEPT : 1) * span.strength) / count;
      cell.weight = Math.max(cell.weight, Math.min(least, CHARACTER_WEIGHT));
    }
  }
}

/** What is wanted stands for a concept of its own, below those of the thesaurus. */
export const conceptOfKind = (kind: number): number => -kind;

/** The concepts of a text with what it wants to hear among them; a concept within the words that ask is none. */
export function joinSpans(spans: readonly ConceptSpan[], kinds: readonly KindSpan[]): ConceptSpan[] {
  const asking = kinds.filter(({ asks }) => asks);
  const rest = spans.filter((span) => !asking.some(({ start, end }) => span.start >= start && span.end <= end));
  const own = kinds.map(({ kind, start, end }) => ({
    concept: conceptOfKind(kind),
    start,
    end,
    strength: 1,
    isSaid: false,
    corrected: '',
  }));
  return [...rest, ...own].toSorted((left, right) => left.start - right.start || left.end - right.end);
}

/** Reads a folded text as words and characters, each with what it counts and the concepts that it stands for. */
export function readCells(folded: string, spans: readonly ConceptSpan[]): Cell[] {
  const asking = markAsking(folded);
  const filler = markFiller(folded);
  const cells: Cell[] = [];
  let pair: Key | undefined;
  scanTerms(folded, (kind, high, low, start, end) => {
    if (kind === PAIR) {
      pair = { high, low };
      const before = cells.at(-1);
      if (before) before.right = pair;
    }
    if (kind !== WORD && kind !== SINGLE) return;
    const asks = isMarked(asking, start, end);
    const weight = weightOf(kind, folded.slice(start, end), asks, isMarked(filler, start, end));
    const left = kind === SINGLE && cells.at(-1)?.right === pair ? pair : undefined;
    cells.push({
      start,
      end,
      isWord: kind === WORD,
      isKatakana: kind === SINGLE && KATAKANA.test(folded.slice(start, end)),
      self: { high, low },
      left,
      right: undefined,
      weight,
      asks,
      isOfBefore: false,
      spans: [],
    });
    pair = undefined;
  });
  weighSpans(cells, spans);
  return cells;
}
