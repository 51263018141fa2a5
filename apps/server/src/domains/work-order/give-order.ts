import { isFinal } from '@lobby/contract';
import { moves, type OrderDecision } from './decide-order.ts';
import type { NewOrderEvent, OrderActor, OrderState } from './order-state.ts';

/** Who has a work order: a colleague, a team, both or neither. */
export interface OrderOwner {
  to: { id: number; name: string } | null;
  team: { id: string; name: string } | null;
}

/** Gives a work order to somebody; what somebody has is being worked on. Undefined where they have it already. Pure. */
export function gives(state: OrderState, { to, team }: OrderOwner, actor: OrderActor, now: number): OrderDecision | undefined {
  if (isFinal(state.status)) return { refused: 'order_state' };
  if (state.assigneeId === (to?.id ?? null) && state.teamId === (team?.id ?? null)) return undefined;
  const given = {
    ...state,
    assigneeId: to?.id ?? null,
    assigneeName: to?.name ?? null,
    teamId: team?.id ?? null,
    version: state.version + 1,
  };
  const names = [to?.name, team?.name].filter((name) => name !== undefined);
  const assigned: NewOrderEvent = { name: 'assigned', actor, words: names.join(' · ') };
  const begun = state.status === 'new' && to !== null ? moves(given, 'open', actor, {}, now) : undefined;
  if (!begun || begun.refused) return { next: given, events: [assigned] };
  return { next: { ...begun.next, version: given.version }, events: [assigned, ...begun.events] };
}
