import { isFinal, type CodeName } from '@lobby/contract';
import { moves } from '#/domains/work-order/decide-order.ts';
import { gives } from '#/domains/work-order/give-order.ts';
import type { NewOrderEvent, OrderActor, OrderState } from '#/domains/work-order/order-state.ts';
import type { Before, StoredAction } from './order-bulk.ts';

/** Those whom work orders can be given to, by their ids. */
export interface Desk {
  people: ReadonlyMap<number, { id: number; name: string }>;
  teams: ReadonlyMap<string, { id: string; name: string }>;
}

export type BulkDecision = { refused: CodeName } | { refused?: undefined; next: OrderState; events: NewOrderEvent[] } | undefined;

/** What an action does to one work order as it is now; undefined where it is so already. Pure. */
export function decideBulk(
  state: OrderState,
  before: Before,
  action: StoredAction,
  desk: Desk,
  actor: OrderActor,
  now: number,
): BulkDecision {
  switch (action.kind) {
    case 'assign':
      return give(state, { assigneeId: action.user_id, teamId: state.teamId }, desk, actor, now);
    case 'team':
      return give(state, { assigneeId: state.assigneeId, teamId: action.team_id }, desk, actor, now);
    case 'priority':
      return rank(state, action.priority, actor);
    case 'move':
      return move(state, action, actor, now);
    case 'back':
      // What somebody has changed since stays as they left it.
      if (state.version !== before.version) return { refused: 'stale_version' };
      return action.of === 'priority' ? rank(state, before.priority, actor) : give(state, before, desk, actor, now);
  }
}

function give(state: OrderState, to: Pick<Before, 'assigneeId' | 'teamId'>, desk: Desk, actor: OrderActor, now: number): BulkDecision {
  const same = (id: number | null) => (id === state.assigneeId && id !== null ? { id, name: state.assigneeName ?? '' } : undefined);
  const person = to.assigneeId === null ? null : (desk.people.get(to.assigneeId) ?? same(to.assigneeId));
  const team = to.teamId === null ? null : desk.teams.get(to.teamId);
  if (person === undefined || team === undefined) return { refused: 'not_found' };
  const given = gives(state, { to: person, team }, actor, now);
  if (given?.refused === undefined) return given;
  return { refused: 'order_state' };
}

function rank(state: OrderState, priority: OrderState['priority'], actor: OrderActor): BulkDecision {
  if (isFinal(state.status)) return { refused: 'order_state' };
  if (state.priority === priority) return undefined;
  return { next: { ...state, priority, version: state.version + 1 }, events: [{ name: 'priority', actor, words: priority }] };
}

function move(state: OrderState, action: StoredAction & { kind: 'move' }, actor: OrderActor, now: number): BulkDecision {
  const { to, solution, reason, pending_until: pendingUntil } = action;
  if (state.status === to) return undefined;
  // Merging takes two: it has a call of its own.
  if (to === 'merged') return { refused: 'order_state' };
  const decision = moves(state, to, actor, { solution, reason, pendingUntil }, now);
  if (decision.refused === undefined) return decision;
  return { refused: decision.refused === 'missing' ? 'invalid_request' : 'order_state' };
}
