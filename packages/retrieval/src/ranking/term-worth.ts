import { SINGLE, TRIGRAM, WORD } from '#/analysis/term-key.ts';
import type { TermKind } from '#/analysis/term-key.ts';

/** A trigram beside a whole word: a word has about as many trigrams as letters. */
const TRIGRAM_WORTH = 0.4;
/** A single character beside a pair, which says the more of the two. */
const SINGLE_WORTH = 0.8;
/** A pair or character with hiragana beside one without: hiragana carry the grammar. */
const HIRAGANA_WORTH = 0.7;
/** A word that only asks beside one that says what about. */
const ASKING_WORTH = 0.35;

const HIRAGANA = /[\u3041-\u309f]/;

function kindWorth(kind: TermKind, term: string): number {
  if (kind === WORD) return 1;
  if (kind === TRIGRAM) return TRIGRAM_WORTH;
  return (kind === SINGLE ? SINGLE_WORTH : 1) * (HIRAGANA.test(term) ? HIRAGANA_WORTH : 1);
}

/**
 * What a term of the question counts, its rarity aside. `asks` says whether it is part of the words that only ask; the pieces of such words
 * count nothing, which also spares reading the longest lists of the index.
 */
export function termWorth(kind: TermKind, term: string, asks: boolean): number {
  if (asks && (kind === TRIGRAM || kind === SINGLE)) return 0;
  return kindWorth(kind, term) * (asks ? ASKING_WORTH : 1);
}
