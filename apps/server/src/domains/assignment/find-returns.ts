import type { Standing } from '#/domains/team/presence.ts';
import type { Held } from './assignment.repository.ts';

/** After how long what somebody holds goes back, in milliseconds. */
export interface Patience {
  /** Given and not answered; 0 is never. */
  replyMs: number;
  /** Whoever has it is away. */
  awayMs: number;
}

export interface Return extends Held {
  reason: 'no_reply' | 'away';
}

/** What goes back into the queue now, and when to look again; `next` is null where time alone changes nothing. */
export function findReturns(
  held: readonly Held[],
  people: ReadonlyMap<number, Pick<Standing, 'awaySince' | 'changesAt'>>,
  { replyMs, awayMs }: Patience,
  now: number,
): { returns: Return[]; next: number | null } {
  const returns: Return[] = [];
  const later: number[] = [];
  for (const each of held) {
    const person = people.get(each.agentId);
    // Who is no longer of the business never comes back.
    const awayAt = person ? (person.awaySince === null ? null : person.awaySince + awayMs) : now;
    const dueAt = replyMs === 0 || each.assignedAt === null ? null : each.assignedAt + replyMs;
    if (awayAt !== null && awayAt <= now) returns.push({ ...each, reason: 'away' });
    else if (dueAt !== null && dueAt <= now) returns.push({ ...each, reason: 'no_reply' });
    else later.push(...[awayAt, dueAt, person?.changesAt ?? null].filter((at) => at !== null));
  }
  return { returns, next: later.length > 0 ? Math.min(...later) : null };
}
