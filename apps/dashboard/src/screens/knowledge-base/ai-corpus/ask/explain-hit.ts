import type { AskHit } from '@lobby/contract';

/** Words in common that are worth naming. */
const TERMS_MAX = 4;

/** From this closeness of meaning on it is worth naming. */
const CLOSE = 0.3;

export interface HitReason {
  /** Through its meaning alone, or through its question or another wording, by words in common or only by likeness. */
  readonly kind: 'meaning' | 'question_words' | 'wording_words' | 'question_alike' | 'wording_alike';
  readonly wording: string;
  readonly terms: readonly string[];
}

/** Why a hit was found, in one sentence's parts. */
export function explainHit({
  question,
  matched_wording: wording,
  matched_terms: terms,
  signals,
}: Pick<AskHit, 'question' | 'matched_wording' | 'matched_terms' | 'signals'>): HitReason {
  if (terms.length === 0 && (signals['vector'] ?? 0) >= CLOSE) return { kind: 'meaning', wording: '', terms: [] };
  const through = wording === '' || wording === question ? 'question' : 'wording';
  const by = terms.length > 0 ? 'words' : 'alike';
  return { kind: `${through}_${by}`, wording, terms: tellingTerms(terms) };
}

/** The longest words say most; they keep their order. */
function tellingTerms(terms: readonly string[]): string[] {
  const longest = new Set(terms.toSorted((a, b) => b.length - a.length).slice(0, TERMS_MAX));
  return terms.filter((term) => longest.has(term));
}
