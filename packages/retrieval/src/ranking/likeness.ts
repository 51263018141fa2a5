import { foldText } from '#/analysis/fold-text.ts';
import { readQuestion } from './read-question.ts';
import { prepareSynonyms } from './synonyms.ts';

const NO_SYNONYMS = prepareSynonyms([]);

/** A text as it is compared with others: its terms with what each is worth, and the length of them all. */
export interface Likeable {
  readonly terms: ReadonlyMap<string, number>;
  readonly length: number;
}

/** Reads a text once for many comparisons. */
export function likeable(text: string): Likeable {
  const terms = new Map(
    readQuestion(foldText(text), { synonyms: NO_SYNONYMS }).terms.map(({ high, low, worth }) => [`${high}:${low}`, worth]),
  );
  let squares = 0;
  for (const worth of terms.values()) squares += worth * worth;
  return { terms, length: Math.sqrt(squares) };
}

/**
 * How alike two texts are, 0 to 1: the cosine of their terms (word stems, characters and pairs of them, trigrams), weighed as a question's
 * are, so that words that only ask count little. The same in every language; texts of two languages are alike by what they share only.
 */
export function likeness(left: Likeable, right: Likeable): number {
  if (left.length === 0 || right.length === 0) return 0;
  const [few, many] = left.terms.size <= right.terms.size ? [left, right] : [right, left];
  let product = 0;
  for (const [term, worth] of few.terms) product += worth * (many.terms.get(term) ?? 0);
  return Math.min(1, product / (left.length * right.length));
}
