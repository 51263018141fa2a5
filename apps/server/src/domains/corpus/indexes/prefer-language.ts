import type { Locale } from '@lobby/contract';

/** What an answer in another language is worth to a visitor who gets none in the own. */
const OTHER_LANGUAGE_WORTH = 0.85;
/** The same between the two writings of Chinese, of which a reader of one can read the other. */
const NEAR_LANGUAGE_WORTH = 0.95;
/** What an answer in another language is still worth where the own has one too: it comes first when it is clearly better. */
const BESIDE_OWN_WORTH = 0.83;

/** A hit in the own language with this score comes first, whatever the other languages hold. */
export const UNBEATABLE_SCORE = NEAR_LANGUAGE_WORTH * BESIDE_OWN_WORTH;

/**
 * The confidence that an entry serves a visitor: what its words score, lowered where it is in another language than the
 * visitor's, and lowered more where the visitor's own has an answer.
 * @param score of the entry's words, 0 to 1
 * @param isAnsweredInOwn true where a hit in the visitor's language reaches the floor
 */
export function scoreFor(visitor: Locale, entry: Locale, score: number, isAnsweredInOwn: boolean): number {
  if (entry === visitor) return score;
  const worth = entry.startsWith('zh') && visitor.startsWith('zh') ? NEAR_LANGUAGE_WORTH : OTHER_LANGUAGE_WORTH;
  return score * worth * (isAnsweredInOwn ? BESIDE_OWN_WORTH : 1);
}
