import type { TenantScope } from '#/database/transaction.ts';
import { bringThreads } from '#/domains/conversation/thread.ts';
import { publishEvents } from '#/events/publish-events.ts';
import { insertBrought } from './brought.repository.ts';
import type { NewOrderEvent, OrderState } from './order-state.ts';
import { takeNos } from './work-order.repository.ts';

/** A work order that comes from elsewhere with a state of its own. */
export interface BroughtOrder {
  state: Omit<OrderState, 'id' | 'no' | 'conversationId'>;
  /** Named after what it comes from, so that a repeat finds it. */
  clientId: string;
  /** What it is called there. */
  reference: string | null;
  /** What the customer wrote. */
  description: string;
  /** Time alone does nothing to it, and so tells the customer nothing, until somebody does something. */
  isQuiet: boolean;
  event: NewOrderEvent;
  /** When it was made there, in milliseconds since 1970. */
  madeAt: number;
}

/** Takes over work orders with their threads, in the caller's transaction, under the next numbers. @returns the ids of them and their threads, in their order */
export async function bringOrders(
  scope: TenantScope,
  brought: readonly BroughtOrder[],
  now: number,
): Promise<{ id: string; conversationId: string }[]> {
  if (brought.length === 0) return [];
  const first = await takeNos(scope, brought.length);
  const threads = brought.map(({ state, clientId, description, madeAt }, index) => {
    const { contactId, teamId, language, assigneeId, assigneeName, closedAt } = state;
    const place = { agentId: assigneeId, agentName: assigneeName, teamId, endedAt: closedAt };
    return { no: first + index, contactId, language, clientId, body: description, madeAt, ...place };
  });
  const threadOf = await bringThreads(scope, threads, now);
  const placed = brought.map((each, index) => {
    const no = first + index;
    return { ...each, state: { ...each.state, no, conversationId: threadOf.get(no) ?? '' } };
  });
  const idOf = await insertBrought(scope, placed, now);
  await publishEvents(
    scope,
    placed.map(({ state: { conversationId, contactId } }) => ({
      type: 'work_order.created',
      subjectId: conversationId,
      contactId,
      facts: { imported: true },
    })),
    now,
  );
  return placed.map(({ state: { no, conversationId } }) => ({ id: idOf.get(no) ?? '', conversationId }));
}
