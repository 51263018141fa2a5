import { NEW_TAGS_MAX, PROPOSED_TAGS_MAX } from '@lobby/contract';

/** Longest tag that the copilot may make up, in characters. */
const NEW_TAG_MAX = 24;
/** Words that can stand on a label: no sentence, no address, nothing with signs of code. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} &/'’・-]*$/u;

export interface ProposedTag {
  tag: string;
  is_new: boolean;
}

const fold = (tag: string) => tag.normalize('NFKC').trim().toLowerCase();

/**
 * Reads a model's proposal: tags in use in their own spelling, and at most one new one that reads like a label.
 * @param inUse tags of the business; @param has those of the conversation, which are not proposed again
 * @returns undefined where the answer is no list at all. Pure.
 */
export function readTags(answer: string, inUse: readonly string[], has: readonly string[]): ProposedTag[] | undefined {
  const named = parseList(answer);
  if (!named) return undefined;
  const known = new Map(inUse.map((tag) => [fold(tag), tag]));
  const taken = new Set(has.map(fold));
  const proposed: ProposedTag[] = [];
  for (const name of named) {
    const folded = fold(name);
    if (folded === '' || taken.has(folded)) continue;
    const tag = known.get(folded);
    const isAllowed = tag !== undefined || (name.trim().length <= NEW_TAG_MAX && PLAIN.test(name.trim()) && news(proposed) < NEW_TAGS_MAX);
    if (!isAllowed) continue;
    taken.add(folded);
    proposed.push({ tag: tag ?? name.trim(), is_new: tag === undefined });
  }
  return proposed.slice(0, PROPOSED_TAGS_MAX);
}

function news(proposed: readonly ProposedTag[]): number {
  return proposed.filter((each) => each.is_new).length;
}

/** The JSON list in an answer, whatever stands around it. */
function parseList(answer: string): string[] | undefined {
  const list = /\[[\s\S]*\]/u.exec(answer)?.[0];
  if (list === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(list);
    return Array.isArray(parsed) ? parsed.filter((each) => typeof each === 'string') : undefined;
  } catch {
    return undefined;
  }
}
