import { foldText } from './fold-text.ts';
import { scanTerms } from './scan-terms.ts';
import { stemWord } from './stem-word.ts';
import { PAIR, SINGLE, WORD } from './term-key.ts';

/** Characters of a text that are analysed. */
export const MAX_ANALYZED_LENGTH = 100_000;

/** The terms of a text in reading order, repeated ones repeated. */
export interface Analysis {
  readonly folded: string;
  /** Stems of the words of scripts with spaces. */
  readonly words: readonly string[];
  /** Characters of unspaced scripts, one by one. */
  readonly singles: readonly string[];
  /** Neighbouring characters of unspaced scripts, two by two. */
  readonly pairs: readonly string[];
  /** Neighbouring letters of words, three by three; the first and the last of a word are shorter, its edge being one of the three. */
  readonly trigrams: readonly string[];
}

/** Shows what the index sees in a text: for tests, for tuning and for explaining. */
export function analyze(text: string): Analysis {
  const folded = foldText(text.slice(0, MAX_ANALYZED_LENGTH));
  const words: string[] = [];
  const singles: string[] = [];
  const pairs: string[] = [];
  const trigrams: string[] = [];
  scanTerms(folded, (kind, _high, _low, start, end) => {
    const term = folded.slice(start, end);
    if (kind === WORD) words.push(stemWord(term));
    else if (kind === SINGLE) singles.push(term);
    else if (kind === PAIR) pairs.push(term);
    else trigrams.push(term);
  });
  return { folded, words, singles, pairs, trigrams };
}
