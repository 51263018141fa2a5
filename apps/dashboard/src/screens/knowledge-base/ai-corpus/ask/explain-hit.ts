import type { AskHit } from '@lobby/contract';

/** Words in common that are worth naming. */
const TERMS_MAX = 4;

export interface HitReason {
  /** Through its question or another wording, by words in common or only by likeness. */
  readonly kind: 'question_words' | 'wording_words' | 'question_alike' | 'wording_alike';
  readonly wording: string;
  readonly terms: readonly string[];
}

/** Why a hit was found, in one sentence's parts. */
export function explainHit({
  question,
  matched_wording: wording,
  matched_terms: terms,
}: Pick<AskHit, 'question' | 'matched_wording' | 'matched_terms'>): HitReason {
  const through = wording === '' || wording === question ? 'question' : 'wording';
  const by = terms.length > 0 ? 'words' : 'alike';
  return { kind: `${through}_${by}`, wording, terms: tellingTerms(terms) };
}

/** The longest words say most; they keep their order. */
function tellingTerms(terms: readonly string[]): string[] {
  const longest = new Set(terms.toSorted((a, b) => b.length - a.length).slice(0, TERMS_MAX));
  return terms.filter((term) => longest.has(term));
}
