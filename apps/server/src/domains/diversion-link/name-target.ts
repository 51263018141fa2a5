import { whoIsBehind, type BusinessFacts } from './gather-facts.ts';
import type { StoredTarget } from './target.repository.ts';

/** What a target is called: the person, the team, or where it leads; null of the web chat, which each language calls its own way. */
export function nameTarget(target: StoredTarget, facts: BusinessFacts): string | null {
  if (target.kind === 'web_chat') return null;
  if (target.kind === 'agent' || target.kind === 'team') return whoIsBehind(target, facts)?.name ?? null;
  return target.ref;
}
