import { detectLanguage } from '@lobby/retrieval';
import { wordsOf } from '#/domains/bot/check/words-of.ts';
import type { Written } from './read-written.ts';

/** Words of an answer without citations that a passage must have to be what it comes from, as a share. */
const SHARED_MIN = 0.2;

/**
 * The passages that an answer comes from, by their numbers in the order in which it cites them. A model that cites nothing is taken to
 * write from the passage that says it most nearly. Pure.
 * @returns none where it cites only what is not there, or comes from nowhere
 */
export function attributed(
  { text, cited }: Extract<Written, { kind: 'answer' }>,
  passages: readonly { title: string; text: string }[],
): number[] {
  if (cited.length > 0) return cited.filter((number) => number >= 1 && number <= passages.length);
  const words = wordsOf(text);
  const shares = passages.map((passage) => sharedBy(words, wordsOf(`${passage.title}\n${passage.text}`)));
  const best = Math.max(...shares, 0);
  if (best >= SHARED_MIN) return [shares.indexOf(best) + 1];
  // Between languages no words can be shared: the likeliest passage is what was written from.
  const [first] = passages;
  return first && languageOf(text) !== languageOf(first.text) ? [1] : [];
}

function sharedBy(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return words.size === 0 ? 0 : [...words].filter((word) => others.has(word)).length / words.size;
}

function languageOf(text: string): string | undefined {
  return detectLanguage(text)?.split('-')[0];
}
