import { moveNeeds, moveOnMessage, type MoveNeed, type WorkOrderStatus } from '@lobby/contract';
import type { NewOrderEvent, OrderActor, OrderState } from './order-state.ts';

/** What a move says. */
export interface MoveWords {
  solution?: string | undefined;
  reason?: string | undefined;
  /** Milliseconds since 1970. */
  pendingUntil?: number | undefined;
}

export type OrderDecision =
  | { refused: 'order_state' }
  | { refused: 'missing'; field: MoveNeed }
  | { refused?: undefined; next: OrderState; events: NewOrderEvent[] };

const YEAR_MS = 31_536_000_000;

/** Whether a work order can rest until then. */
export const isAhead = (at: number, now: number) => at > now && at <= now + YEAR_MS;

/** Moves a work order by the table of states, or says why not. Pure. */
export function moves(state: OrderState, to: WorkOrderStatus, actor: OrderActor, words: MoveWords, now: number): OrderDecision {
  const needs = moveNeeds(state.status, to, actor.kind);
  if (!needs) return { refused: 'order_state' };
  const given: Record<MoveNeed, boolean> = {
    solution: (words.solution ?? '') !== '',
    reason: (words.reason ?? '') !== '',
    pending_until: words.pendingUntil !== undefined && isAhead(words.pendingUntil, now),
  };
  const missing = needs.find((need) => !given[need]);
  if (missing !== undefined) return { refused: 'missing', field: missing };
  const said = to === 'solved' ? words.solution : words.reason;
  const event: NewOrderEvent = { name: 'moved', actor, from: state.status, to, ...(said === undefined ? {} : { words: said }) };
  return { next: moved(state, to, words, now), events: [event] };
}

function moved(state: OrderState, to: WorkOrderStatus, words: MoveWords, now: number): OrderState {
  const isReopened = state.status === 'solved' && to === 'open';
  const isEnd = to === 'closed' || to === 'cancelled' || to === 'merged';
  return {
    ...state,
    status: to,
    since: now,
    pendingUntil: to === 'on_hold' ? (words.pendingUntil ?? null) : null,
    reminders: 0,
    solution: to === 'solved' ? (words.solution ?? '') : state.solution,
    resolvedAt: to === 'solved' ? now : isReopened ? null : state.resolvedAt,
    closedAt: isEnd ? now : null,
    reopenedCount: state.reopenedCount + (isReopened ? 1 : 0),
    version: state.version + 1,
  };
}

/** What a message in its thread does to a work order. Pure. */
export function hears(
  state: OrderState,
  author: Extract<OrderActor['kind'], 'customer' | 'agent'>,
  actor: OrderActor,
  now: number,
): { next: OrderState; events: NewOrderEvent[] } {
  const isFirstReply = author === 'agent' && state.firstRepliedAt === null;
  const heard = isFirstReply ? { ...state, firstRepliedAt: now } : state;
  const to = moveOnMessage(state.status, author);
  if (to === undefined) return { next: heard, events: [] };
  const event: NewOrderEvent = { name: 'moved', actor, from: state.status, to };
  return { next: moved(heard, to, {}, now), events: [event] };
}
