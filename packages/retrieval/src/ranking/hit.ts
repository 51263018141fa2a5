import type { Entry, HeadingField } from '#/catalog/entry.ts';
import type { Evidence } from './confidence.ts';
import type { Why } from './explain-hit.ts';

/** How much of the question each way of comparing found in an entry, as shares between 0 and 1. */
export interface Signals {
  /** Whole words, by their stems. */
  readonly words: number;
  /** Single characters and pairs of characters of Chinese, Japanese and other unspaced scripts. */
  readonly grams: number;
  /** Three-letter pieces of words: typing errors and other forms of a word. */
  readonly trigrams: number;
  /** All of these in the best of the entry's headings (question, wordings, title) alone. */
  readonly question: number;
  /** All of these in the best two sentences of its text. */
  readonly passage: number;
  /** Closeness of meaning, if the caller brought it. */
  readonly vector?: number;
}

/** What to tell a person about why an entry was found. */
export interface Matched {
  /** The heading that fits best, if one fits at all. */
  readonly heading: { readonly field: HeadingField; readonly text: string } | undefined;
  /** The words and runs of characters that question and entry share, as the question has them (folded), without those that only ask. */
  readonly words: readonly string[];
  /** The sentences of the text that fit best, or an empty string. */
  readonly passage: string;
}

/** An entry found for a question. */
export interface Hit<Kept extends Entry = Entry> {
  readonly id: string;
  readonly entry: Kept;
  /** The probability that this entry answers the question: 0 to 1, comparable across languages and knowledge bases. */
  readonly score: number;
  readonly signals: Signals;
  readonly matched: Matched;
  /** Which words of the question the entry has and how, and which it lacks. */
  readonly why: Why;
  /** What the score was made of. */
  readonly evidence: Evidence;
}
