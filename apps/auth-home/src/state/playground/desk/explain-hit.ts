import type { DeskHit } from './desk.ts';

/** Words in common that are worth naming. */
const WORDS_MAX = 4;
/** A share below this counts for nothing. */
const LEAST = 0.01;

/** Why a passage was found: by words that it shares with the question, in its heading or in its text, or only by likeness. */
export interface Reason {
  readonly kind: 'heading' | 'text' | 'alike';
  readonly words: readonly string[];
}

/** The reason in parts, for one sentence. */
export function explainHit({ signals, matched }: Pick<DeskHit, 'signals' | 'matched'>): Reason {
  const words = longest(matched.words);
  if (words.length === 0) return { kind: 'alike', words };
  return { kind: signals.question >= Math.max(signals.passage, LEAST) ? 'heading' : 'text', words };
}

/** The longest words say most; they keep their order. */
function longest(words: readonly string[]): string[] {
  const best = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, WORDS_MAX));
  return words.filter((word) => best.has(word));
}
