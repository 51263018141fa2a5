import type { Locale } from '@lobby/contract';
import type { Hit } from './answer.ts';

/** What was found for a question, and what is to be made of it without a model. */
export interface Finding {
  /** The words that were searched. */
  question: string;
  /** Language of the question. */
  locale: Locale;
  /**
   * `answer`: the first hit answers it. `offer`: one of two or three may have been meant. `ask`: one may have been, or it is not said what
   * it is about. `unknown`: nothing is near.
   */
  outcome: 'answer' | 'offer' | 'ask' | 'unknown';
  /** Languages in which anything is known; none where that is not known. */
  languages: readonly Locale[];
  /** Best first. */
  hits: readonly Hit[];
  /** Of `offer` and `ask`. */
  offers: readonly Hit[];
  /** The turn before was read with it. */
  readBefore: boolean;
  /** Two or three questions in one message, in their order; none where it is one. */
  parts: readonly Finding[];
}
