import type { Hit } from './answer.ts';
import type { Finding } from './finding.ts';

/** Passages that a model reads, the characters of one, and of all together. */
const PASSAGES_MAX = 8;
const PASSAGE_LENGTH_MAX = 3_000;
const LENGTH_MAX = 12_000;
/** What scores less is not near at all, nor is what shares no word and is not this close in meaning. */
const NEAR = 0.02;
const CLOSE = 0.3;

/** A passage as a model reads it, and what it comes from. */
export interface Passage {
  title: string;
  text: string;
  hit: Hit;
}

/** What a model answers from: the best of everything that was found, the likeliest first, within its budget. Pure. */
export function passagesFor(findings: readonly Finding[]): Passage[] {
  const best = new Map<string, Hit>();
  for (const hit of findings.flatMap(({ hits, parts }) => [...hits, ...parts.flatMap((part) => part.hits)]))
    if (isNear(hit) && hit.score > (best.get(hit.id)?.score ?? -1)) best.set(hit.id, hit);
  let left = LENGTH_MAX;
  return [...best.values()]
    .toSorted((one, other) => other.score - one.score)
    .slice(0, PASSAGES_MAX)
    .flatMap((hit) => {
      const text = hit.answer.slice(0, Math.min(left, PASSAGE_LENGTH_MAX));
      left -= text.length;
      return text === '' ? [] : [{ title: hit.question, text, hit }];
    });
}

function isNear({ score, used, why, signals }: Hit): boolean {
  return used || (score >= NEAR && (why.words.length > 0 || (signals.vector ?? 0) >= CLOSE));
}
