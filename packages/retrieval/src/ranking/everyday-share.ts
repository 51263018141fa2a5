import { stemWord } from '#/analysis/stem-word.ts';
import { PAIR, TRIGRAM, WORD } from '#/analysis/term-key.ts';
import type { TermKind } from '#/analysis/term-key.ts';
import { FEW, MANY, MOST, SOME } from './everyday-words.ts';

/** Shares of everyday texts that hold a word of each list, and any other word. */
const WORD_SHARES: readonly (readonly [words: string, share: number])[] = [
  [MOST, 0.4],
  [MANY, 0.12],
  [SOME, 0.04],
  [FEW, 0.02],
];
const OTHER_WORD = 0.001;
const ANY_TRIGRAM = 0.01;
/** Pairs of hiragana are grammar; beside another character they are endings, without them they are words. */
const PAIR_SHARES = { hiragana: 0.05, mixed: 0.01, other: 0.001 };
const SINGLE_SHARES = { hiragana: 0.4, other: 0.03 };

const HIRAGANA = /[\u3041-\u309f]/;
const ONLY_HIRAGANA = /^[\u3041-\u309f]+$/;

const shares = new Map<string, number>();
for (const [words, share] of WORD_SHARES) {
  for (const word of words.split(' ')) {
    const stem = stemWord(word);
    if (!shares.has(stem)) shares.set(stem, share);
  }
}

/**
 * The share of everyday texts that hold a term, 0 to 1. A small knowledge base cannot tell by itself which words are common; these are the
 * same whatever is in it.
 */
export function everydayShare(kind: TermKind, term: string): number {
  if (kind === WORD) return shares.get(stemWord(term)) ?? OTHER_WORD;
  if (kind === TRIGRAM) return ANY_TRIGRAM;
  if (kind === PAIR) return ONLY_HIRAGANA.test(term) ? PAIR_SHARES.hiragana : HIRAGANA.test(term) ? PAIR_SHARES.mixed : PAIR_SHARES.other;
  return HIRAGANA.test(term) ? SINGLE_SHARES.hiragana : SINGLE_SHARES.other;
}
