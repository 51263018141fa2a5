import type { BulkAction } from '@lobby/contract';
import type { Agent, Command, Team } from '#/domains/conversation/conversation-state.ts';
import type { Before } from './conversation-bulk.ts';

/** Who an action hands to. */
export interface Assignee {
  to: Agent | null;
  team?: Team;
}

type LedgerAction = Exclude<BulkAction, { kind: 'read' }>;

/** The command that does to one conversation what an action does to many. */
export function commandOf(action: LedgerAction, agent: Agent, assignee: Assignee): Command {
  switch (action.kind) {
    case 'assign':
      return { kind: 'assign', agent, ...assignee };
    case 'resolve':
    case 'reopen':
    case 'spam':
      return { kind: action.kind, agent };
    case 'snooze':
      return { kind: 'snooze', agent, until: action.until };
    case 'tag':
      return { kind: 'update', agent, tag: action.tag };
    case 'untag':
      return { kind: 'update', agent, untag: action.tag };
    case 'priority':
      return { kind: 'update', agent, priority: action.priority };
  }
}

/** What takes an action back: nothing to do, changed by somebody since, or a command. */
export type TakeBack = 'nothing' | 'changed' | Command;

/**
 * What brings one conversation back to how it was.
 * @param before how it was
 * @param now how it is
 * @param epoch its owner's number behind the action
 */
export function takeBack(action: BulkAction, agent: Agent, before: Before, now: Before, epoch: number | null): TakeBack {
  switch (action.kind) {
    case 'assign':
      return giveBack(agent, before, now, epoch);
    case 'tag':
      return before.tags.includes(action.tag) ? 'nothing' : { kind: 'update', agent, untag: action.tag };
    case 'untag':
      return before.tags.includes(action.tag) ? { kind: 'update', agent, tag: action.tag } : 'nothing';
    case 'priority':
      if (before.priority === now.priority) return 'nothing';
      return now.priority === action.priority ? { kind: 'update', agent, priority: before.priority } : 'changed';
    default:
      return 'changed';
  }
}

function giveBack(agent: Agent, before: Before, now: Before, epoch: number | null): TakeBack {
  const isAsBefore = before.ownerKind === now.ownerKind && before.agent?.id === now.agent?.id && before.team?.id === now.team?.id;
  if (isAsBefore) return 'nothing';
  if (epoch === null || now.epoch !== epoch) return 'changed';
  if (before.ownerKind === 'agent' && before.agent) return { kind: 'assign', agent, to: before.agent, epoch };
  if (before.ownerKind === 'queue') return { kind: 'assign', agent, to: null, ...(before.team && { team: before.team }), epoch };
  return before.ownerKind === 'bot' ? { kind: 'return', agent } : 'changed';
}

/**
 * What a piece that was cut off has done to one conversation, told by how it is now: it is as was asked, somebody has decided
 * otherwise since it was asked, or it is done again, which then changes nothing or is done for the first time.
 */
export function tellRepeat(action: BulkAction, { to, team }: Assignee, before: Before, now: Before): 'done' | 'changed' | 'again' {
  if (now.epoch === before.epoch) return 'again';
  switch (action.kind) {
    case 'assign':
      if (to) return now.agent?.id === to.id && now.ownerKind === 'agent' ? 'done' : 'changed';
      return now.ownerKind === 'queue' && (now.team?.id ?? null) === (team?.id ?? null) ? 'done' : 'changed';
    case 'resolve':
    case 'spam':
      return now.ownerKind === 'none' ? 'done' : 'changed';
    case 'reopen':
      return now.ownerKind === 'none' ? 'changed' : 'done';
    default:
      return 'again';
  }
}
