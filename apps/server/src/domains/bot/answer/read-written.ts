import { ASK_MARK, UNKNOWN_MARK } from '#/outside/model-prompt.ts';

/** What a model wrote: an answer with the numbers of the passages that it cites, that it does not know, or a question back. */
export type Written = { kind: 'answer'; text: string; cited: number[] } | { kind: 'unknown' } | { kind: 'asks'; text: string };

const UNKNOWN = /(?:^|[\s"'*`])NO[_ ]ANSWER\b/u;
const ASKS = /^["'*`\s]*ASK\s?[:：]\s*/u;
const CITATION = /\s*[[【](\d{1,2}(?:\s*[,，、]\s*\d{1,2})*)[\]】]/gu;
/** A citation that is still being written. */
const OPEN_CITATION = /\s*[[【][\d\s,，、]*$/u;

/** Pure. */
export function readWritten(raw: string): Written {
  if (UNKNOWN.test(raw)) return { kind: 'unknown' };
  if (ASKS.test(raw)) return { kind: 'asks', text: withoutCitations(raw.replace(ASKS, '')) };
  const cited = [...raw.matchAll(CITATION)].flatMap(([, numbers = '']) => numbers.split(/[,，、]/u).map(Number));
  return { kind: 'answer', text: raw, cited: [...new Set(cited)] };
}

/** What can be shown while the rest is on its way; '' while it may become one of the marks. Pure. */
export function shownSoFar(raw: string): string {
  const begun = raw.replace(/^["'*`\s]+/u, '');
  if (UNKNOWN_MARK.startsWith(begun) || ASK_MARK.startsWith(begun) || readWritten(raw).kind !== 'answer') return '';
  return withoutCitations(raw).replace(OPEN_CITATION, '');
}

/** Its text with the citations of `order` alone, numbered by their place in it; none where everything comes from one. Pure. */
export function renumbered(raw: string, order: readonly number[]): string {
  if (order.length < 2) return withoutCitations(raw).trim();
  const numbered = raw.replaceAll(CITATION, (_, numbers: string) =>
    numbers
      .split(/[,，、]/u)
      .map((number) => order.indexOf(Number(number)) + 1)
      .filter((place) => place > 0)
      .map((place) => `[${place}]`)
      .join(''),
  );
  return numbered.trim();
}

export function withoutCitations(text: string): string {
  return text.replaceAll(CITATION, '');
}
