import type { TenantScope } from '#/database/transaction.ts';
import { openThread, placeThread } from '#/domains/conversation/thread.ts';
import type { NewOrderEvent, OrderState } from './order-state.ts';
import { insertEvents, insertOrder, markBrought, saveOrder, takeNo } from './work-order.repository.ts';

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

/** Takes over a work order with its thread, in the caller's transaction, under the next number. @returns its id and its thread's */
export async function bringOrder(
  scope: TenantScope,
  { state, clientId, reference, description, isQuiet, event, madeAt }: BroughtOrder,
  now: number,
): Promise<{ id: string; conversationId: string }> {
  const { contactId, teamId, language, assigneeId, assigneeName, closedAt } = state;
  const no = await takeNo(scope);
  const opening = { authorKind: 'contact' as const, authorId: contactId, authorName: null, clientMsgId: clientId, body: description };
  const conversationId = await openThread(scope, { no, contactId, teamId, language }, [opening], madeAt);
  const order = { ...state, no, conversationId };
  const id = await insertOrder(scope, { ...order, clientId, origin: 'import', originConversationId: null }, madeAt);
  await saveOrder(scope, { ...order, id }, now, false);
  await markBrought(scope, id, { reference, isQuiet });
  await insertEvents(scope, id, [event], now);
  await placeThread(scope, conversationId, { agentId: assigneeId, agentName: assigneeName, teamId, endedAt: closedAt });
  return { id, conversationId };
}
